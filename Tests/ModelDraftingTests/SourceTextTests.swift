import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Tests that read a text and compare it themselves, so that their assertion says no more than that
/// it failed.
@Suite struct SourceTextTests {
  private static let scene = SceneKey(action: 1)

  /// Drafts from a test that reads an element and fails until a tree pleases it.
  private func drafted(
    _ query: Query, failing message: String = "XCTAssertTrue failed", texts: [String] = [],
    repeatsValue: Bool = false, until isEnough: @escaping (DraftElement) -> Bool
  ) -> DraftedTest {
    TestDrafting(
      play: { script, _ in
        let tree = script.tree(Self.scene)
        var run = ScriptRun()
        run.events = [
          .look(
            ScriptLook(
              kind: .attributes, query: query, scene: Self.scene,
              count: tree.indexed.count(of: query), boundary: Self.scene, isOfWait: false))
        ]
        if let element = tree.all.first, isEnough(element) { return run }
        run.failedAt = 1
        let message = message + (repeatsValue ? " - it is \(tree.all.first?.value ?? "")" : "")
        run.failure = TestFailure(
          message: message, file: "A.swift", line: 3,
          reason: tree.isEmpty
            ? FailureReason(.noMatch, subject: query.text)
            : FailureReason(.assertion, message: message))
        return run
      },
      line: { _ in "XCTAssertTrue(done == Progress.whole)" }, texts: { _ in texts }
    ).draft("test")
  }

  @Test func `what shows progress takes a text of the suite's source for its value`() {
    let bar = Query().descendants(.progressIndicator)
    let test = drafted(bar, texts: ["Main", "100%"]) { $0.value == "100%" }
    #expect(test.run.hasPassed)
    #expect(test.script.tree(Self.scene).all.first?.label == "")
  }

  @Test func `a text takes one for its label`() {
    let total = Query().descendants(.staticText).identified(by: "total")
    let test = drafted(total, texts: ["Main", "nothing to pay"]) { $0.label == "nothing to pay" }
    #expect(test.run.hasPassed)
  }

  @Test func `a test that no text of its source pleases is left as it is`() {
    let total = Query().descendants(.staticText).identified(by: "total")
    #expect(!drafted(total, texts: ["Main"]) { $0.label == "nothing to pay" }.run.hasPassed)
  }

  @Test func `what a test makes of a text holds what it expects to make of it`() {
    let option = Query().descendants(.staticText)
    let message = "XCTAssertEqual failed: (\"none\") is not equal to (\"Option2\")"
    #expect(drafted(option, failing: message) { $0.label.contains("2") }.run.hasPassed)
  }

  @Test func `a button takes one for its value, although its message repeats that`() {
    let row = Query().descendants(.button).identified(by: "row")
    let message = "XCTAssertEqual failed: (\"false\") is not equal to (\"true\")"
    let test = drafted(row, failing: message, texts: ["on"], repeatsValue: true) {
      $0.value == "on"
    }
    #expect(test.run.hasPassed)
  }

  @Test func `an empty field takes one for its placeholder`() {
    let name = Query().descendants(.textField).identified(by: "name")
    let test = drafted(name, texts: ["Main", "Your name"]) { $0.placeholder == "Your name" }
    #expect(test.run.hasPassed)
  }

  @Test func `the placeholder of an empty field may be the name by which it is found`() {
    let name = Query().descendants(.secureTextField).identified(by: "Password")
    #expect(drafted(name, texts: ["Password"]) { $0.placeholder == "Password" }.run.hasPassed)
  }

  @Test func `what stands where the look was asked for comes before the words of a message`() {
    let name = Query().descendants(.textField).identified(by: "name")
    let message = "XCTAssertTrue failed - the field of the form has another text than it should"
    let test = drafted(name, failing: message, texts: ["Your name"]) {
      $0.placeholder == "Your name"
    }
    #expect(test.run.hasPassed && test.runs < 12, "\(test.runs) runs")
  }

  private static let page = """
    func check(_ text: XCUIElement, is expected: String) {
      XCTAssert(text.label == expected, "not the same")
    }
    let far = "far"
    """
  private static let test = """
    func testTotal() {
      page.check(page.total, is: Words.total)
      page.check(page.name, is: "Ann")
    }
    enum Words { static let total = "51" }
    """

  @Test(arguments: [(2, "51"), (3, "Ann")])
  func `texts of the calls that led to a look come first`(line: Int, text: String) {
    let lines = { (source: String) in source.split(separator: "\n") }
    let sources = SourceTexts([
      ("/Tests/UI/Page.swift", lines(Self.page)), ("/Tests/UI/Test.swift", lines(Self.test)),
    ])
    let failure = TestFailure(message: "", file: "/Tests/UI/Page.swift", line: 2)
    let readers = [
      CallSite(file: "Page.swift", line: 2), CallSite(file: "Test.swift", line: line),
    ]
    let texts = sources.texts(near: failure, reading: readers)
    #expect(Array(texts.prefix(2)) == ["not the same", text])
    #expect(Set(texts) == ["not the same", "far", "51", "Ann"])
  }

  @Test(arguments: [
    ("XCTAssert(x.label == first + \" \" + Names.last)", ["Ann Lee"]),
    (#"XCTAssert(x.label == "Hello, \(first) \(Names.last)!")"#, ["Hello, Ann Lee!"]),
    ("XCTAssert(x.label == first + unknown)", []),
    (#"XCTAssert(x.label == "\(unknown) \(first)")"#, []),
    ("let sum = 1 + 2", []),
  ])
  func `constants are joined as a line joins them`(line: String, texts: [String]) {
    let known = SourceConstants([
      "let first = \"Ann\"", "enum Names { static let last = \"Lee\" }",
    ])
    #expect(known.joined(in: line[...]) == texts)
  }

  @Test(arguments: ["==", "CONTAINS", "BEGINSWITH[c]"])
  func `an element that a predicate waits for has the text of the predicate`(relation: String) {
    let query = Query().descendants(.staticText).identified(by: "result")
    let message =
      "Asynchronous wait failed: Exceeded timeout of 3 seconds, with unfulfilled "
      + "expectations: \"Expect predicate `label \(relation) \"Shinjuku\"` for object \"result\""
    let drafted = drafted(query, failing: message) { $0.label == "Shinjuku" }
    #expect(drafted.run.hasPassed)
    #expect(drafted.script.tree(Self.scene).all.map(\.identifier) == ["result"])
  }
}
