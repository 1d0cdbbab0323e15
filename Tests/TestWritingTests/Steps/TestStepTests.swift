import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import TestWriting

/// A step that runs on a session and is spelt as Swift.
@Suite struct TestStepTests {
  private static let add = ElementPath.app.descendants(.button).identified(by: "add")
  private static let text = ElementPath.app.descendants(.textField).identified(by: "text")
  private static let save = ElementPath.app.descendants(.button).identified(by: "save")
  private static let saved = ElementPath.app.descendants(.staticText).identified(by: "saved")

  @Test(
    "each step is spelt as a person would",
    arguments: [
      (
        TestStep.launch(arguments: ["-a", "b"]),
        [#"app.launchArguments = ["-a", "b"]"#, "app.launch()"]
      ),
      (.gesture(.tap, add), [#"app.buttons["add"].tap()"#]),
      (
        .gesture(.taps(3), add),
        [#"app.buttons["add"].tap(withNumberOfTaps: 3, numberOfTouches: 1)"#]
      ),
      (.gesture(.longPress, add), [#"app.buttons["add"].press(forDuration: 1)"#]),
      (.type("a\n", into: text), [#"app.textFields["text"].typeText("a\n")"#]),
      (.open(link: "a://b"), [#"app.open(try XCTUnwrap(URL(string: "a://b")))"#]),
      (.fail(loader: "save"), [#"app.tunnel.loaders.fail("save")"#]),
      (
        .waitFor(saved, seconds: 2),
        [#"XCTAssertTrue(app.staticTexts["saved"].waitForExistence(timeout: 2))"#]
      ),
      (
        .waitForEnd(saved, seconds: 2),
        [#"XCTAssertTrue(app.staticTexts["saved"].waitForNonExistence(timeout: 2))"#]
      ),
      (
        .launch(arguments: [], environment: ["b": "2", "a": "1"]),
        [
          "app.launchArguments = []", #"app.launchEnvironment["a"] = "1""#,
          #"app.launchEnvironment["b"] = "2""#, "app.launch()",
        ]
      ),
      (
        .gesture(.slide(to: 0.5), add),
        [#"app.buttons["add"].adjust(toNormalizedSliderPosition: 0.5)"#]
      ),
      (
        .gesture(.wheel(to: "May"), add), [#"app.buttons["add"].adjust(toPickerWheelValue: "May")"#]
      ),
      (
        .gesture(.pinch(GestureAmount(2, velocity: 1)), add),
        [#"app.buttons["add"].pinch(withScale: 2.0, velocity: 1.0)"#]
      ),
      (
        .touch(.tap(ElementPoint(x: 1, y: 2))),
        ["app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1.0, dy: 2.0)).tap()"]
      ),
      (
        .answerSystemAlert(button: "Allow"),
        [
          #"XCUIApplication(bundleIdentifier: "com.apple.springboard")"#
            + #".alerts.buttons["Allow"].tap()"#
        ]
      ),
      (.device(.press(.home)), ["XCUIDevice.shared.press(.home)"]),
      (.device(.terminate), ["app.terminate()"]),
      (.device(.copy(["a", "b"])), [#"UIPasteboard.general.strings = ["a", "b"]"#]),
      (.pause(.milliseconds(1_500)), ["Thread.sleep(forTimeInterval: 1.5)"]),
      (.expect(saved, exists: true), [#"XCTAssertTrue(app.staticTexts["saved"].exists)"#]),
      (.expect(saved, exists: false), [#"XCTAssertFalse(app.staticTexts["saved"].exists)"#]),
      (
        .expectLabel(saved, "Saved"),
        [#"XCTAssertEqual(app.staticTexts["saved"].label, "Saved")"#]
      ),
      (
        .expectValue(text, "a"),
        [#"XCTAssertEqual(app.textFields["text"].value as? String, "a")"#]
      ),
    ])
  func isSpelt(step: TestStep, lines: [String]) {
    #expect(step.swift == lines)
  }

  @Test func stepsDoOnASessionWhatATestWouldDo() throws {
    let session = Self.launched()

    for step: TestStep in [
      .gesture(.tap, Self.add), .gesture(.tap, Self.text), .type("milk\n", into: Self.text),
      .expectValue(Self.text, "milk"), .gesture(.tap, Self.save),
      .waitFor(Self.saved, seconds: 3), .expectLabel(Self.saved, "Saved"),
    ] { try step.run(on: session) }

    #expect(session.now == .start + .seconds(2))
  }

  @Test func aLoaderFailsOnceWhenItIsTold() throws {
    let session = Self.launched()
    let failed = ElementPath.app.descendants(.staticText).identified(by: "failed")

    for step: TestStep in [
      .gesture(.tap, Self.add), .gesture(.tap, Self.text), .type("a\n", into: Self.text),
      .fail(loader: "save"), .gesture(.tap, Self.save), .pause(.milliseconds(1_500)),
    ] { try step.run(on: session) }

    #expect(session.exists(failed.query))
  }

  @Test(
    "what is not true is told in a sentence",
    arguments: [
      (TestStep.expect(saved, exists: true), #"app.staticTexts["saved"] is not there"#),
      (.expect(add, exists: false), #"app.buttons["add"] is there"#),
      (.waitFor(saved, seconds: 1), #"app.staticTexts["saved"] did not appear within 1 s"#),
      (.waitForEnd(add, seconds: 1), #"app.buttons["add"] did not disappear within 1 s"#),
      (.expectLabel(add, "Save"), #"app.buttons["add"] says "Add" instead of "Save""#),
    ])
  func tellsWhatDoesNotHold(step: TestStep, words: String) {
    let failure = #expect(throws: TestStep.Failure.self) { try step.run(on: Self.launched()) }

    #expect(failure?.description == words)
  }

  private static func launched() -> AppSession {
    let session = AppSession(
      app: TinyApps.notes, configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    return session
  }
}
