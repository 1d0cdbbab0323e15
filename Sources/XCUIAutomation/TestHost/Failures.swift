import CTestHost

/// Records a failure of a call in the running test and ends the test if it may not go on.
///
/// Give no file to have it shown at the line of the test that made the call. The failure goes to
/// the test case, if there is one, else to the session. A call that always ends the test, such as
/// one on an invalid query, passes `endsTest`.
///
/// Returns only when the test goes on, or when its body cannot be left: then the session is halted.
package func failCurrentTest(
  _ message: String, file: String? = nil, line: Int? = nil, endsTest: Bool = false
) {
  if let test = HostedTest.current?.testCase {
    return test.fail(message, file: file, line: line, endsTest: endsTest)
  }
  guard let session = SessionContext.current, !session.isHalted else { return }
  let site = FailureSite.given(file: file, line: line)
  if SessionContext.failures?.take(message, at: site) ?? true {
    session.testDidFail(message: message, file: site.file, line: site.line)
  } else {
    session.testDidExpectFailure(message: message, reason: "")
  }
  guard endsTest || !SessionContext.continuesAfterFailure else { return }
  if AbandonableBody.isArmed { AbandonableBody.abandon() }
  session.halt()
  if SessionContext.failures != nil { withUnsafeCurrentTask { $0?.cancel() } }
}

extension XCTestCase {
  /// Records a failure at the line of the test that is running, unless another is given.
  func fail(
    _ message: String, file: String? = nil, line: Int? = nil, endsTest: Bool = false
  ) {
    raise(XCTIssue(.assertionFailure, message, at: .given(file: file, line: line)))
    if endsTest { endTest() }
  }
}

/// A test records the failures of its waits.
extension XCTestCase: XCTWaiterDelegate {
  /// Records a wait that ended at its deadline.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {
    fail(
      WaitMessage.timedOut(
        after: waiter.timeoutSeconds,
        unfulfilled: unfulfilledExpectations.map(\.expectationDescription))
        + Automation.circumstances)
  }

  /// Records a wait whose expectations were met in the wrong order.
  public func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    fail(
      WaitMessage.wrongOrder(
        required: requiredExpectation.expectationDescription,
        actual: expectation.expectationDescription))
  }

  /// Records that something happened that should not.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    fail(WaitMessage.fulfilledInverted(expectation.expectationDescription))
  }

  /// Records a wait that was cut off.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    fail(WaitMessage.interrupted())
  }
}
