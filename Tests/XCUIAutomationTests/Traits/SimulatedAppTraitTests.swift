import Foundation
import SimulatedApp
import Testing
import XCUIAutomation

/// Tests as users of Swift Testing write them.
@Suite(.simulatedApp(CounterApp.definition))
struct SimulatedAppTraitTests {
  @Test func `An asynchronous test drives the app`() async throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    #expect(app.staticTexts["answer"].waitForExistence(timeout: 10))
  }

  @MainActor
  @Test func `A test on the main actor drives the app`() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    #expect(app.staticTexts["answer"].waitForExistence(timeout: 10))
  }

  @Test(arguments: 1...8)
  func `Each case has an app of its own`(number: Int) {
    let app = XCUIApplication()
    #expect(app.state == .notRunning)
    app.launch()
    #expect(app.buttons["go"].exists)
    app.buttons["go"].tap()
    #expect(!app.buttons["go"].exists)
  }

  @Test func `Sleeps and dates of the test are virtual`() {
    let start = Date()
    sleep(100_000)
    #expect(Date().timeIntervalSince(start) >= 100_000)
  }

  @Test(.simulatedApp(CounterApp.definition, route: "Other"))
  func `A route is where the app starts`() {
    XCUIApplication().launch()
    #expect(XCUIApplication().staticTexts["other"].exists)
  }

  @Test(.simulatedApp(CounterApp.definition, device: "iPhone SE (3rd generation)"))
  func `The device is the one named`() {
    XCUIApplication().launch()
    #expect(XCUIApplication().frame.width == 375)
  }

  @Test func `A failure is an issue at its line`() {
    let line = #line + 3
    withKnownIssue {
      XCUIApplication().launch()
      XCUIApplication().buttons["none"].tap()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SimulatedAppTraitTests.swift"
        && issue.comments.contains { $0.rawValue.contains("No matches found") }
    }
  }

  @Test(.simulatedApp(CounterApp.definition, continueAfterFailure: false))
  func `After a failure that ends the test calls do nothing and sleeps throw`() async {
    let app = XCUIApplication()
    app.launch()
    withKnownIssue { app.buttons["none"].tap() }
    #expect(Task.isCancelled)
    app.buttons["go"].tap()
    await #expect(throws: CancellationError.self) { try await Task.sleep(for: .seconds(60)) }
  }
}
