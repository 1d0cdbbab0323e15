import SimulatedApp
import TestHost

/// A test records the failures of its waits.
extension XCTestCase: XCTWaiterDelegate {
  /// Records a wait that ended at its deadline.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {
    let unfulfilled = unfulfilledExpectations.map(\.expectationDescription)
    fail(
      WaitMessage.timedOut(after: waiter.timeoutSeconds, unfulfilled: unfulfilled)
        + Automation.circumstances,
      reason: FailureReason(.timeout, subject: unfulfilled.joined(separator: ", ")))
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
