import TestHost
import XCTest

/// Has XCTest judge an error thrown by a test, by its own rules, on behalf of that test.
///
/// What counts as a skip and how it is reported is internal to XCTest. It is reached by a test that
/// throws the error and shares the run of the test it stands for.
final class ErrorRelay: XCTest::XCTestCase {
  private var owner: XCTestCase?
  private var error: (any Error)?

  /// Hands an error of a test to XCTest.
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
