import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import TestWriting

/// What was done to an app, written as a test.
@Suite struct RecordedTestTests {
  private static let add = ElementPath.app.descendants(.button).identified(by: "add")
  private static let text = ElementPath.app.descendants(.textField).identified(by: "text")
  private static let save = ElementPath.app.descendants(.button).identified(by: "save")
  private static let again = ElementPath.app.descendants(.button).identified(by: "again")
  private static let launch = TestStep.launch(arguments: ["-coordinatorUnderUITest", "Main"])

  @Test("typing is joined, pages are named, and what loads is waited for")
  func aFlowReadsAsAPersonWouldWriteIt() throws {
    let test = try Self.recorded([
      Self.launch, .gesture(.tap, Self.add), .gesture(.tap, Self.text),
      .type("mi", into: Self.text),
      .type("lk", into: Self.text), .gesture(.tap, Self.save), .pause(.milliseconds(500)),
      .pause(.seconds(1)),
    ])

    #expect(
      test.source == """
        // Recorded by `rehearse open`.
        import PageObjects
        import XCTest

        final class NoteTests: XCTestCase {
          override func setUp() {
            continueAfterFailure = false
          }

          @MainActor
          func testNotesAndEditor() {
            let notes = NotesPage.launch()
            let editor = notes.tapAddButton()
            editor.type(text: "milk")
            editor.tapSaveButton()
            editor.waitUntilSaved()
            XCTAssertTrue(editor.exists)
            XCTAssertEqual(editor.saved, "Saved")
          }
        }

        """)
  }

  @Test("a loader that failed by chance fails in the test because it is told to")
  func failuresAreAskedFor() throws {
    let test = try Self.recorded(
      [
        Self.launch, .gesture(.tap, Self.add), .gesture(.tap, Self.text),
        .type("a", into: Self.text), .gesture(.tap, Self.save), .pause(.seconds(2)),
        .fail(loader: "save"), .gesture(.tap, Self.again), .pause(.seconds(2)),
      ], in: Self.failing)

    #expect(
      Self.body(test) == """
        let notes = NotesPage.launch()
        let editor = notes.tapAddButton()
        editor.type(text: "a")
        editor.tapSaveButton()
        app.tunnel.loaders.fail("save")
        editor.waitUntilFailed()
        app.tunnel.loaders.fail("save")
        editor.tapAgainButton()
        editor.waitUntilFailed()
        XCTAssertTrue(editor.exists)
        XCTAssertEqual(editor.failed, "Not saved")
        """)
    #expect(test.source.contains("    app.tunnel.loaders.alwaysSucceed()\n"))
  }

  @Test("what no page knows is asked for by the identifiers of elements")
  func queriesStandForUnknownActions() throws {
    let test = try Self.recorded([
      Self.launch, .gesture(.tap, Self.add), .gesture(.doubleTap, Self.save),
    ])

    #expect(
      Self.body(test) == """
        let notes = NotesPage.launch()
        let editor = notes.tapAddButton()
        app.buttons["save"].doubleTap()
        XCTAssertTrue(editor.exists)
        """)
  }

  @Test("a place that goes on by itself is claimed with steps that cost no time")
  func transientEndsCostNoTime() throws {
    let test = try Self.recorded(
      [
        Self.launch, .gesture(.tap, Self.add), .gesture(.tap, Self.text),
        .type("a", into: Self.text), .gesture(.tap, Self.save),
      ], in: Self.quick)

    #expect(test.source.contains("AutomationTiming? { .zero }"))
    #expect(Self.body(test).hasSuffix(#"XCTAssertEqual(editor.saving, "Saving")"#))
  }

  @Test("so many new texts are read, and a comment counts the others")
  func manyNewTexts() throws {
    let limit = PageLookup.claimLimit
    let lines = { (texts: Int) in
      try Self.body(Self.recorded([.launch(arguments: [])], in: Self.app(texts: texts)))
        .split(separator: "\n").filter { $0.hasPrefix("XCTAssertEqual") || $0.hasPrefix("//") }
    }
    #expect(try lines(limit).count == limit)
    #expect(try lines(limit + 1).count == limit + 1)
    #expect(try lines(limit + 1).last == "// 1 more new text of the page is not read.")
    #expect(try lines(limit + 2).last == "// 2 more new texts of the page are not read.")
  }

  /// An app of one screen with some texts.
  private static func app(texts: Int) -> CompiledApp {
    TinyApps.app(
      [],
      Screen("main", title: "Main") {
        for number in 1...texts { Text("Text \(number)", id: "text\(number)") }
      })
  }

  @Test("nothing done is no test")
  func anEmptyRecordIsRefused() {
    let live = LiveApp(TinyApps.notes)

    let failure = #expect(throws: TestStep.Failure.self) { try RecordedTest(live, named: "A") }

    #expect(failure?.description == "nothing was done")
  }

  @Test("the test in Tests/WrittenPageTests is the one that would be recorded now")
  func theKeptTestIsUpToDate() throws {
    let live = LiveApp(CompiledApp(try AppFolder("Screens").load()))
    let fields = ElementPath.app.descendants(.textField)
    let login = ElementPath.app.descendants(.button).identified(by: "slow.login.button")
    let email = fields.identified(by: "slow.login.email")
    let again = ElementPath.app.descendants(.button).identified(by: "slow.login.retry")
    for step: TestStep in [
      .launch(arguments: ["-coordinatorUnderUITest", "SlowLoginCoordinator"]),
      .gesture(.tap, email), .type("someone", into: email), .type("@example.com\n", into: email),
      .fail(loader: "signIn"), .gesture(.tap, login), .pause(.seconds(3)), .gesture(.tap, again),
      .pause(.seconds(3)),
    ] { try live.perform(step) }

    let source = try RecordedTest(live, named: "RecordedLoginTests").source

    let file = "Tests/WrittenPageTests/RecordedLoginTests.swift"
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      try Data(source.utf8).write(to: URL(fileURLWithPath: file))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == source)
  }

  /// The notes app, whose loader always fails.
  private static var failing: CompiledApp {
    var definition = TinyApps.notes.definition
    definition.loaders[0].failureRate = 1
    return CompiledApp(definition)
  }

  /// The notes app, which saves sooner than a test can look.
  private static var quick: CompiledApp {
    var definition = TinyApps.notes.definition
    definition.loaders[0].latency = .fixed(.milliseconds(1))
    return CompiledApp(definition)
  }

  private static func recorded(
    _ steps: [TestStep], in app: CompiledApp = TinyApps.notes
  ) throws -> RecordedTest {
    let live = LiveApp(app)
    for step in steps { try live.perform(step) }
    return try RecordedTest(live, named: "NoteTests")
  }

  /// The lines of the test function.
  private static func body(_ test: RecordedTest) -> String {
    let lines = test.source.split(separator: "\n").drop { !$0.contains("func test") }
    return lines.dropFirst().dropLast(2).map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}

/// An app that is used step by step.
@Suite struct LiveAppTests {
  private static let add = ElementPath.app.descendants(.button).identified(by: "add")

  @Test func theLastStepIsUndone() throws {
    let live = LiveApp(TinyApps.notes)
    try live.perform(.launch(arguments: []))
    try live.perform(.gesture(.tap, Self.add))

    live.keep(first: 1)

    #expect(live.session.frontPlace?.screen == "notes")
    #expect(live.steps == [.launch(arguments: [])])
  }

  @Test func soManyStepsAreTakenAndNoMore() throws {
    let live = LiveApp(TinyApps.notes)
    for _ in 0..<LiveApp.stepLimit { try live.perform(.pause(.nanoseconds(1))) }

    let failure = #expect(throws: TestStep.Failure.self) {
      try live.perform(.pause(.nanoseconds(1)))
    }

    #expect(failure?.description == "there are \(LiveApp.stepLimit) steps, which is the limit")
  }

  @Test func aStepThatFailsChangesNothing() throws {
    let live = LiveApp(TinyApps.notes)
    try live.perform(.launch(arguments: []))

    #expect(throws: TestStep.Failure.self) {
      try live.perform(.gesture(.tap, ElementPath.app.descendants(.button).identified(by: "no")))
    }

    #expect(live.steps == [.launch(arguments: [])])
    #expect(live.session.now == .start)
  }
}
