import SimulatedApp
import TestHost

/// Records the failures of the test's waits.
extension XCTestCase: XCTWaiterDelegate {
  /// Records that expectations were not fulfilled in time.
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

  /// Records that expectations were fulfilled in the wrong order.
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

  /// Records that an inverted expectation was fulfilled.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    fail(WaitMessage.fulfilledInverted(expectation.expectationDescription))
  }

  /// Records that an outer wait ended a wait.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    fail(WaitMessage.interrupted())
  }
}
