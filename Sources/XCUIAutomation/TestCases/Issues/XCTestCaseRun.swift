import XCTest

/// The run of a test, which counts its issues.
open class XCTestCaseRun: XCTest::XCTestCaseRun {
  /// Counts an issue, prints it and calls the observers, without the test's own overrides.
  open func record(_ issue: XCTIssue) { keep(issue) }
}

/// Gives all runs a method: what an extension of them has, `XCTestCaseRun` could not override.
public protocol IssueRecorder: AnyObject {}

extension XCTestRun: IssueRecorder {}

extension IssueRecorder where Self: XCTestRun {
  /// Records an issue as the class of the run does.
  public func record(_ issue: XCTIssue) {
    if let run = self as? XCTestCaseRun { run.record(issue) } else { keep(issue) }
  }
}
