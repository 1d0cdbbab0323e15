import Testing
import XCTest
import XCUIAutomation

@Suite("Runs with a record of their own") struct XCTestCaseRunTests {
  private final class ChoosyRun: XCUIAutomation::XCTestCaseRun {
    private(set) var seen: [String] = []

    override func record(_ issue: XCTIssue) {
      seen.append(issue.compactDescription)
      if issue.compactDescription == "counts" { super.record(issue) }
    }
  }

  private static func issue(_ words: String) -> XCTIssue {
    XCTIssue(type: .assertionFailure, compactDescription: words)
  }

  @Test("get each issue, also one that is recorded as by any run")
  func seen() {
    let run = ChoosyRun(test: XCTest::XCTestCase(name: "Case.test") { _ in })
    run.start()
    run.record(Self.issue("first"))
    (run as XCTestRun).record(Self.issue("second"))
    #expect(run.seen == ["first", "second"])
    #expect(run.failureCount == 0)
  }

  @Test("count what they pass on")
  func passedOn() {
    let run = ChoosyRun(test: XCTest::XCTestCase(name: "Case.test") { _ in })
    run.start()
    (run as XCTestRun).record(Self.issue("counts"))
    #expect(run.failureCount == 1)
  }
}
