import TestHost

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
