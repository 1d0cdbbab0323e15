import XCTest

@testable import rehearse

final class ModelDraftTests: XCTestCase {
  func testADraftOfWhichEachTestCrashesSaysThatNonePasses() {
    XCTAssertEqual(
      ModelDraft.text(
        nil, of: 3, crashed: [("M.A/one", "boom"), ("M.A/two", "stop"), ("M.B/one", "boom")],
        untried: []),
      """
      0 of 3 tests pass: nothing is drafted.

      Left out, since they end the process of the tests:
        M.A/one
        M.B/one
          boom
        M.A/two
          stop

      """)
  }

  func testTestsAfterTheLimitAreNamed() {
    XCTAssertEqual(
      ModelDraft.text(
        "1 of 1 tests pass.\n", of: 3, crashed: [("M.A/one", "boom")], untried: ["M.A/b"]),
      """
      1 of 1 tests pass.

      Left out, since they end the process of the tests:
        M.A/one
          boom

      Given up after 1 such tests; these were not tried:
        M.A/b

      """)
  }
}
