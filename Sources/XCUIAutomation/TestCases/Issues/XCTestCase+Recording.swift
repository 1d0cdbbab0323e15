import Foundation
import TestHost
import XCTest

extension XCTestCase {
  /// Reports a failure through `recordFailure` and then ``record(_:)``, as all failures are.
  func raise(_ issue: XCTIssue) {
    let site = issue.site
    draft.set(issue)
    recordFailure(
      withDescription: issue.compactDescription, inFile: site.file, atLine: site.line,
      expected: issue.type != .thrownError)
  }

  /// Records an issue that no override has dropped; ends the test if it must not continue.
  func keep(_ issue: XCTIssue) {
    // A task that is still running may fail after the test, when failures are no longer recorded.
    if hosted?.session.isHalted == true || testRun?.stopDate != nil { return }
    for attachment in issue.attachments { add(attachment) }
    guard issue.isFailure else { return warn(issue) }
    if let entry = expectedFailures.match(issue) {
      note(XCTExpectedFailure(reason: entry.reason, issue: issue))
    } else {
      named(.reported) { ThreadClock.real { testRun?.record(issue) } }
      hosted?.session.testDidFail(issue.failure)
      measuring?.abort()
    }
    if !continueAfterFailure { endTest() }
  }

  private func warn(_ issue: XCTIssue) {
    guard trial?.isRecorded ?? true else { return }
    let site = issue.site
    let name = named(.reported) { self.name }
    HostOutput.print("\(site.file):\(site.line): warning: \(name) : \(issue.compactDescription)")
    Observers.each { $0.testCase(self, didRecord: issue) }
  }

  private func note(_ failure: XCTExpectedFailure) {
    guard trial?.isRecorded ?? true else { return }
    let site = failure.issue.site
    let reason = failure.failureReason.map { " (\($0))" } ?? ""
    let message = failure.issue.compactDescription
    let name = named(.reported) { self.name }
    HostOutput.print(
      "\(site.file):\(site.line): \(name) : Expected failure\(reason): \(message)")
    hosted?.session.testDidExpectFailure(
      message: message, reason: failure.failureReason ?? "")
    Observers.each { $0.testCase(self, didRecord: failure) }
  }
}

extension XCTestRun {
  /// Counts an issue; before the start and after the end of the run it is only printed.
  func keep(_ issue: XCTIssue) {
    let site = issue.site
    guard startDate != nil, stopDate == nil else {
      return HostOutput.print(
        "\(site.file):\(site.line): \(test.name) : not recorded: \(issue.compactDescription)")
    }
    if let run = self as? XCTest::XCTestCaseRun {
      if issue.isFailure {
        run.recordFailure(
          withDescription: HostOutput.shown(issue.words), inFile: site.file, atLine: site.line,
          expected: issue.type != .thrownError)
      }
      guard let test = run.test as? XCTestCase else { return }
      Observers.each { $0.testCase(test, didRecord: issue) }
    } else if let run = self as? XCTestSuiteRun {
      if issue.isFailure { SuiteFailure.add(issue, to: run) }
      guard let suite = run.test as? XCTestSuite else { return }
      Observers.each { $0.testSuite(suite, didRecord: issue) }
    }
  }
}
