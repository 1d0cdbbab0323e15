import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testFailureInsideTheBlockDoesNotCount() {
    XCTExpectFailure("known") { XCTFail("wrong") }
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }

  func testValueOfTheBlockIsPassedOn() {
    let value = XCTExpectFailure("known", strict: false) { 7 }
    XCTAssertEqual(value, 7)
  }

  func testErrorOfTheBlockIsPassedOn() {
    XCTAssertThrowsError(
      try XCTExpectFailure("known", strict: false) { throw CancellationError() })
  }

  func testFromHereToTheEnd() {
    XCTExpectFailure("known")
    XCTFail("wrong")
    XCTFail("wrong again")
  }

  func testFailureOfTearDownIsExpectedToo() {
    XCTExpectFailure("known")
    addTeardownBlock { XCTFail("wrong") }
  }

  func testThrownErrorIsExpected() throws {
    XCTExpectFailure("known", issueMatcher: { $0.type == .thrownError })
    throw CancellationError()
  }

  func testMatcherSeesTheIssue() {
    XCTExpectFailure("outer") {
      XCTExpectFailure("inner", strict: false) {
        XCTFail("for the outer one")
      } issueMatcher: {
        $0.compactDescription.contains("inner")
      }
    }
  }

  func testNonStrictMayComeToNothing() {
    XCTExpectFailure("known", options: .nonStrict())
  }

  func testDisabledExpectsNothing() {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = false
    XCTExpectFailure("known", options: options)
  }

  func testEndsTheBodyWhenItMayNotGoOn() {
    continueAfterFailure = false
    XCTExpectFailure("known")
    XCTFail("wrong")
    XCTFail("never said")
  }

  func testAsynchronous() async throws {
    XCTExpectFailure("known")
    try await Task.sleep(for: .seconds(1))
    XCTFail("wrong")
  }

  func testWait() {
    XCTExpectFailure("known") {
      wait(for: [XCTestExpectation(description: "never")], timeout: 1)
    }
  }
}

final class UnmatchedTests: XCTestCase {
  func testBlock() {
    if ChildRun.isChild { XCTExpectFailure("known") {} }
  }

  func testToTheEnd() {
    if ChildRun.isChild { XCTExpectFailure() }
  }

  func testSkipped() throws {
    guard ChildRun.isChild else { return }
    XCTExpectFailure("known")
    throw XCTSkip("not today")
  }

  func testOtherFailure() {
    guard ChildRun.isChild else { return }
    XCTExpectFailure("known", strict: false, issueMatcher: { _ in false })
    XCTFail("another")
  }
}

final class UnmatchedOutputTests: XCTestCase {
  func testBlockWithoutFailureFails() throws {
    let text = try ChildRun.output(of: "UnmatchedTests/testBlock")
    XCTAssertTrue(text.contains("Expected failure 'known' but none recorded"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }

  func testEndWithoutFailureFails() throws {
    let text = try ChildRun.output(of: "UnmatchedTests/testToTheEnd")
    XCTAssertTrue(text.contains("Expected failure but none recorded"), text)
  }

  func testSkippedTestNeedsNoFailure() throws {
    let text = try ChildRun.output(of: "UnmatchedTests/testSkipped")
    XCTAssertTrue(text.contains("with 1 test skipped and 0 failures"), text)
  }

  func testOtherFailureCounts() throws {
    let text = try ChildRun.output(of: "UnmatchedTests/testOtherFailure")
    XCTAssertTrue(text.contains("failed - another"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }
}
