import TestHost
import XCTest

/// Passes an error thrown by a test to XCTest, which decides whether the test failed or was
/// skipped.
///
/// How XCTest recognises and reports a skip is internal. So this test case throws the error and
/// shares the run of the original test.
final class ErrorRelay: XCTest::XCTestCase {
  private var owner: XCTestCase?
  private var error: (any Error)?

  /// Passes an error of a test to XCTest.
  static func judge(_ error: any Error, of owner: XCTestCase) {
    if let run = owner.testRun as? TrialRun, let skip = error as? XCTSkip {
      return run.skip(skip.message ?? "")
    }
    let relay = ErrorRelay(name: owner.name) { _ in throw error }
    relay.owner = owner
    relay.error = error
    relay.invokeTest()
  }

  override var testRun: XCTestRun? { owner?.testRun }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let site = FailureSite(file: filePath, line: lineNumber)
    owner?.raise(XCTIssue(.thrownError, description, at: site, error: error))
  }
}
