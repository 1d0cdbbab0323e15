import XCTest

/// Has XCTest judge an error thrown by a test, by its own rules, on behalf of that test.
///
/// What counts as a skip and how it is reported is internal to XCTest. It is reached by a test that
/// throws the error and shares the run of the test it stands for.
final class ErrorRelay: XCTest::XCTestCase {
  private var owner: XCTestCase?

  /// Hands an error of a test to XCTest.
  static func judge(_ error: any Error, of owner: XCTestCase) {
    let relay = ErrorRelay(name: owner.name) { _ in throw error }
    relay.owner = owner
    relay.invokeTest()
  }

  override var testRun: XCTestRun? { owner?.testRun }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    owner?.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
