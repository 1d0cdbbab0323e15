import TestHost
import TestRuns
import XCTest

/// Passes an error thrown by a test to XCTest, which decides if the test failed or was skipped.
///
/// How XCTest recognises and reports a skip is internal. So this test case throws the error and
/// shares the run of the original test.
final class ErrorRelay: XCTest::XCTestCase {
  private var owner: XCTestCase?
  private var thrown: (error: any Error, site: FailureSite)?

  /// Passes an error of a test to XCTest.
  static func judge(_ error: any Error, of owner: XCTestCase) {
    if let run = owner.testRun as? TrialRun, let skip = error as? XCTSkip {
      return run.skip(skip.message ?? "")
    }
    // The relay throws the error again, from another place.
    let site = ThrowSite.of(error)
    owner.named(.reported) {
      let relay = ErrorRelay(name: owner.name) { _ in throw error.shown }
      relay.owner = owner
      relay.thrown = (error, site)
      relay.invokeTest()
    }
  }

  override var testRun: XCTestRun? { owner?.testRun }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard let thrown else { return }
    let words = AssertionWords.thrown(thrown.error)
    owner?.raise(XCTIssue(.thrownError, words, at: thrown.site, error: thrown.error))
  }
}
