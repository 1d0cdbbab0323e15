import XCTest

@testable import rehearse

final class ModelDraftTests: XCTestCase {
  func testADraftOfWhichEachTestCrashesSaysThatNonePasses() {
    XCTAssertEqual(
      ModelDraft.text(nil, of: 1, crashed: ["  M.A/one\n    boom\n"], untried: []),
      """
      0 of 1 tests pass: nothing is drafted.

      Left out, since they end the process of the tests:
        M.A/one
          boom

      """)
  }

  func testTestsAfterTheLimitAreNamed() {
    XCTAssertEqual(
      ModelDraft.text("1 of 1 tests pass.\n", of: 3, crashed: ["  M.A/one\n"], untried: ["M.A/b"]),
      """
      1 of 1 tests pass.

      Left out, since they end the process of the tests:
        M.A/one

      Given up after 1 such tests; these were not tried:
        M.A/b

      """)
  }
}
