import XCTest

/// Tests that fail run in a child process, whose output is read.
final class FailureTests: XCTestCase {
  private func output(of test: String) throws -> String { try ChildRun.output(of: test) }

  func testAssertionEndsBody() throws {
    let text = try output(of: "FailingTests/testAssertion")
    XCTAssertTrue(text.contains("XCTAssertEqual failed"), text)
    XCTAssertFalse(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("TORE DOWN"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }

  func testAssertionEndsMainActorBody() throws {
    let text = try output(of: "FailingMainActorTests/testAssertion")
    XCTAssertFalse(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }

  func testBodyGoesOnByDefault() throws {
    let text = try output(of: "FailingTests/testTwoAssertions")
    XCTAssertTrue(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("with 2 failures"), text)
  }

  func testFailureInSetUpSkipsBodyAndTearsDown() throws {
    let text = try output(of: "FailingSetUpTests")
    XCTAssertFalse(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("TORE DOWN"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }

  func testAsynchronousBodyRecordsNothingMore() throws {
    let text = try output(of: "FailingTests/testAsynchronousAssertions")
    XCTAssertTrue(text.contains("with 1 failure"), text)
    XCTAssertTrue(text.contains("TORE DOWN"), text)
  }

  func testFailedWaitNamesItsLine() throws {
    let text = try output(of: "FailingTests/testWait")
    XCTAssertTrue(
      text.contains(
        "FailingTests.swift:\(FailingTests.waitLine): error: -[HostedTests.FailingTests testWait] : "
          + "Asynchronous wait failed: Exceeded timeout of 5 seconds, "
          + "with unfulfilled expectations: \"name\"."), text)
    XCTAssertFalse(text.contains("WENT ON"), text)
  }

  func testUnwaitedExpectationFails() throws {
    let text = try output(of: "FailingTests/testUnwaited")
    XCTAssertTrue(text.contains("Failed due to unwaited expectation 'name'."), text)
    XCTAssertTrue(text.contains("\n<unknown>:0: error: "), text)
  }

  func testThrownErrorFailsOnce() throws {
    let text = try output(of: "FailingTests/testThrows")
    XCTAssertTrue(
      text.contains(
        "FailingTests.swift:\(FailingTests.throwLine): error: -[HostedTests.FailingTests testThrows]"
          + " : failed: caught error: \""), text)
    XCTAssertTrue(text.contains("with 1 failure (1 unexpected)"), text)
  }

  func testErrorOfAnAsynchronousTestNamesItsLine() throws {
    let text = try output(of: "ThrowingLaterTests")
    XCTAssertTrue(
      text.contains(
        "FailingTests.swift:\(ThrowingLaterTests.throwLine): error: "
          + "-[HostedTests.ThrowingLaterTests testIt] : failed: caught error: \""), text)
  }

  func testSkipInSetUpSkipsBody() throws {
    let text = try output(of: "SkippingTests")
    XCTAssertTrue(text.contains("with 1 test skipped and 0 failures"), text)
    XCTAssertFalse(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("TORE DOWN"), text)
    XCTAssertTrue(text.contains(": -[HostedTests.SkippingTests "), text)
  }

  func testManyAbandonedBodies() throws {
    let text = try output(of: "AbandonedBodiesTests")
    XCTAssertTrue(text.contains("Executed 4 tests, with 4 failures"), text)
  }

  func testAnExceptionInsideAnAssertionIsToldByIt() throws {
    let exception = "NSInternalInconsistencyException: Invalid query - string identifier 'xxx"
    let text = try output(of: "ExceptionTests")
    XCTAssertTrue(text.contains("testOutside] : \(exception)"), text)
    for name in ["True", "Equal"] {
      XCTAssertTrue(
        text.contains("testInside\(name)] : XCTAssert\(name) failed: throwing \"\(exception)"), text
      )
    }
    XCTAssertTrue(text.contains("or identifier) to match against.\"\n"), text)
  }
}
