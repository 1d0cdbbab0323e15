import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import TestHost
@testable import XCUIAutomation

// XCTest waits for a task on the thread that judges an error, and there may be few such threads.
@MainActor @Suite(.serialized) struct IssueFunnelTests {
  /// A test that handles its issues as a closure decides.
  private final class Recorder: XCUIAutomation::XCTestCase {
    var issues: [XCTIssue] = []
    var recordings = 0
    var change: (inout XCTIssue) -> Bool = { _ in true }

    override func record(_ issue: XCTIssue) {
      var issue = issue
      issues.append(issue)
      if change(&issue) { super.record(issue) }
      recordings += 1
    }
  }

  private func run(
    _ change: @escaping (inout XCTIssue) -> Bool = { _ in true },
    _ body: @escaping (XCUIAutomation::XCTestCase) throws -> Void
  ) throws -> (issues: [XCTIssue], facts: [JournalFact]) {
    let session = AppSession(
      app: CounterApp.compiled, configuration: SessionConfiguration(isJournaling: true))
    var recorder: Recorder?
    TestHostHooks.$current.withValue(TestHostHooks(makeSession: { _ in session })) {
      let test = Recorder(name: "Case.test") { test in
        guard let test = test as? Recorder else { return }
        try body(test)
      }
      test.change = change
      test.invokeTest()
      recorder = test
    }
    let facts = try JournalRecord(session.device.journal?.bytes ?? []).entries.map(\.fact)
    return (recorder?.issues ?? [], facts)
  }

  @Test func `A call on an element fails by an issue at its line`() throws {
    let line = #line + 3
    let run = try run { _ in
      XCUIApplication().launch()
      XCUIApplication().buttons["none"].tap()
    }
    #expect(run.issues.map(\.type) == [.assertionFailure])
    #expect(run.issues.first?.sourceCodeContext.location?.lineNumber == line)
    #expect(run.facts.failures.count == 1)
  }

  @Test func `An override that records an issue ends before the body does`() throws {
    var recorder: Recorder?
    var steps: [String] = []
    _ = try run { test in
      recorder = test as? Recorder
      test.continueAfterFailure = false
      steps.append("before")
      failCurrentTest("wrong", file: "F.swift", line: 1)
      steps.append("after")
    }
    #expect(steps == ["before"])
    #expect(recorder?.recordings == 1)
  }

  @Test func `A thrown error comes with the issue`() throws {
    let run = try run { _ in throw CocoaError(.fileNoSuchFile) }
    #expect(run.issues.map(\.type) == [.thrownError])
    #expect(run.issues.first?.associatedError is CocoaError)
  }

  @Test func `An issue held back is no failure`() throws {
    let run = try run({ _ in false }) { _ in throw CocoaError(.fileNoSuchFile) }
    #expect(run.issues.count == 1)
    #expect(run.facts.failures == [])
  }

  @Test func `Words that an override changes are those recorded`() throws {
    let run = try run({
      $0.compactDescription = "changed"
      return true
    }) { _ in failCurrentTest("wrong", file: "F.swift", line: 1) }
    #expect(run.facts.failures == ["changed"])
  }

  @Test func `An assertion that fails says what the app was doing, and how to replay`() throws {
    let run = try run { test in
      XCUIApplication().launch()
      XCUIApplication().buttons["go"].tap()
      test.recordFailure(
        withDescription: "XCTAssertTrue failed - ", inFile: "F.swift", atLine: 1, expected: true)
    }
    let lines = try #require(run.facts.failures.first).split(separator: "\n")
    #expect(lines.first == "XCTAssertTrue failed")
    #expect(lines.contains("    Pending: loader answer (attempt 1)"))
    #expect(lines.last?.hasPrefix("    Replay: REHEARSAL_REPLAY=") == true)
    #expect(run.issues.first?.compactDescription == "XCTAssertTrue failed")
  }

  @Test(arguments: [false, true])
  func `An assertion on an element that is not there says what was looked for`(
    isWait: Bool
  ) throws {
    let run = try run { test in
      XCUIApplication().launch()
      let button = XCUIApplication().buttons["goo"]
      _ = isWait ? button.waitForExistence(timeout: 2) : button.exists
      test.recordFailure(
        withDescription: "XCTAssertTrue failed - ", inFile: "F.swift", atLine: 1, expected: true)
    }
    let lines = try #require(run.facts.failures.first).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("    Sought: ") && $0.contains("\"goo\"") })
    #expect(lines.contains { $0.hasPrefix("    Nearest: Button with ") })
  }

  @Test func `An assertion after another call says nothing of an earlier look`() throws {
    let run = try run { test in
      XCUIApplication().launch()
      _ = XCUIApplication().buttons["goo"].exists
      XCUIApplication().buttons["go"].tap()
      test.recordFailure(
        withDescription: "XCTAssertTrue failed - ", inFile: "F.swift", atLine: 1, expected: true)
    }
    #expect(run.facts.failures.first?.contains("Sought: ") == false)
  }

  @Test func `A failure of a call says it once`() throws {
    let run = try run { _ in
      XCUIApplication().launch()
      XCUIApplication().buttons["none"].tap()
    }
    let lines = try #require(run.facts.failures.first).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("    Replay: ") } == 1)
  }

  @Test func `An assertion before any launch has nothing to say of an app`() throws {
    let run = try run { test in
      test.recordFailure(
        withDescription: "XCTAssertTrue failed - ", inFile: "F.swift", atLine: 1, expected: true)
    }
    #expect(run.facts.failures == ["XCTAssertTrue failed"])
  }

  @Test func `Attachments of an issue are kept with the failure`() throws {
    let run = try run({
      $0.add(XCTAttachment(string: "words"))
      return true
    }) { _ in failCurrentTest("wrong", file: "F.swift", line: 1) }
    #expect(run.facts.attachments.map(\.content) == [.text("words")])
  }

  @Test func `A warning is no failure`() throws {
    let run = try run { test in
      test.record(XCTIssue(type: .system, compactDescription: "careful", severity: .warning))
    }
    #expect(run.facts.failures == [])
  }

  @Test func `An expected failure is a fact of its own`() throws {
    let run = try run { _ in
      XCTExpectFailure("known") { failCurrentTest("wrong", file: "F.swift", line: 1) }
    }
    #expect(run.facts.failures == [])
    #expect(run.facts.contains(.failureExpected(message: "wrong", reason: "known")))
  }

  @Test func `An expectation that comes to nothing is an issue of its type`() throws {
    let run = try run { _ in XCTExpectFailure("known") {} }
    #expect(run.issues.map(\.type) == [.unmatchedExpectedFailure])
    #expect(run.facts.failures == ["Expected failure 'known' but none recorded"])
  }

  @Test func `An expected failure ends a body that may not go on, and a strict one is met`() throws
  {
    var wentOn = false
    let run = try run { test in
      test.continueAfterFailure = false
      XCTExpectFailure("known") { failCurrentTest("wrong", file: "F.swift", line: 1) }
      wentOn = true
    }
    #expect(!wentOn)
    #expect(run.facts.failures == [])
  }

  @Test func `Inner expectations are asked first`() throws {
    var asked: [String] = []
    _ = try run { _ in
      XCTExpectFailure("outer", enabled: true) {
        XCTExpectFailure("inner", strict: false) {
          failCurrentTest("wrong", file: "F.swift", line: 1)
        } issueMatcher: { _ in
          asked.append("inner")
          return false
        }
      } issueMatcher: { _ in
        asked.append("outer")
        return true
      }
    }
    #expect(asked == ["inner", "outer"])
  }
}
