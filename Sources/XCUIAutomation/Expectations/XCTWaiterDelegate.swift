/// Receives the failures of waits.
public protocol XCTWaiterDelegate: AnyObject {
  /// Called when some expectations were not fulfilled in time.
  func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])

  /// Called when an expectation was fulfilled before one that had to come first.
  func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)

  /// Called when an inverted expectation was fulfilled.
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)

  /// Called when the timeout of an outer wait ended a wait.
  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {}

  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}

  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {}

  /// Does nothing.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {}
}
