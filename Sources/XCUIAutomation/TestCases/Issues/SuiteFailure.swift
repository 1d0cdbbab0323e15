import TestHost
import XCTest

/// A failure of a suite, added as a test because a suite only sums up its tests.
final class SuiteFailure: XCTest::XCTestCase {
  private var issue: XCTIssue?

  static func add(_ issue: XCTIssue, to run: XCTestSuiteRun) {
    let failure = SuiteFailure(name: run.test.name) { _ in }
    failure.issue = issue
    failure.run()
    if let failed = failure.testRun { run.addTestRun(failed) }
  }

  override func invokeTest() {
    guard let issue, let run = testRun as? XCTest::XCTestCaseRun else { return }
    let site = issue.site
    run.recordFailure(
      withDescription: issue.compactDescription, inFile: site.file, atLine: site.line,
      expected: issue.type != .thrownError)
  }
}
