public import Foundation
import SimulatedApp
import TestHost

/// Waits for expectations and returns how the wait ended.
///
/// It is Sendable although it changes: a waiter makes one wait, and its state is kept under the
/// lock.
open class XCTWaiter: @unchecked Sendable {
  /// How a wait ended.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// Some expectations were not fulfilled in time.
    case timedOut
    /// The expectations were fulfilled in the wrong order.
    case incorrectOrder
    /// An inverted expectation was fulfilled.
    case invertedFulfillment
    /// The timeout of an outer wait ended this wait.
    case interrupted
  }

  private let lock = NSLock()
  private var taken: [XCTestExpectation]?
  private var limitSeconds: TimeInterval = 0
  private weak var storedDelegate: (any XCTWaiterDelegate)?

  /// Makes a waiter that reports failed waits to a delegate.
  public init(delegate: (any XCTWaiterDelegate)? = nil) {
    storedDelegate = delegate
  }

  /// The object that failed waits are reported to.
  open var delegate: (any XCTWaiterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  /// The fulfilled expectations of the wait, in the order they were fulfilled.
  open var fulfilledExpectations: [XCTestExpectation] {
    WaitVerdict.fulfilled(of: lock.withLock { taken ?? [] })
  }

  // MARK: Waiting on a thread

  /// Waits until all expectations are fulfilled, at most `seconds` of virtual time in a test.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) -> Result {
    guard begin(expectations, limitSeconds: seconds) else { return .interrupted }
    var wait = Wait(
      for: expectations, timeoutSeconds: seconds, enforcesOrder: enforceOrderOfFulfillment)
    return end(wait.run(), of: expectations)
  }

  /// Waits with a new waiter.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) -> Result {
    XCTWaiter().wait(
      for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  // MARK: Waiting in a task

  /// Suspends until all expectations are fulfilled, at most `seconds` of virtual time in a test.
  @discardableResult
  open nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    guard begin(expectations, limitSeconds: seconds) else { return .interrupted }
    var wait = Wait(
      for: expectations, timeoutSeconds: seconds, enforcesOrder: enforceOrderOfFulfillment)
    return end(await wait.runInTask(), of: expectations)
  }

  /// Suspends with a new waiter.
  open class nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  // MARK: Begin and end

  /// The timeout of the wait, for messages.
  var timeoutSeconds: TimeInterval { lock.withLock { limitSeconds } }

  private func begin(_ expectations: [XCTestExpectation], limitSeconds: TimeInterval) -> Bool {
    let isFirst = lock.withLock {
      guard taken == nil else { return false }
      taken = expectations
      self.limitSeconds = limitSeconds
      return true
    }
    guard isFirst else {
      failCurrentTest(WaitMessage.waiterUsedTwice())
      return false
    }
    for expectation in expectations where !expectation.takeForWait() {
      failCurrentTest(WaitMessage.waitedTwice(expectation.expectationDescription))
      return false
    }
    return true
  }

  private func end(_ verdict: WaitVerdict, of expectations: [XCTestExpectation]) -> Result {
    for expectation in expectations { expectation.cleanUp() }
    HostedTest.active?.checkAllowance()
    HostedTest.active?.leaveIfOver()
    return tellDelegate(verdict)
  }

  private func tellDelegate(_ verdict: WaitVerdict) -> Result {
    switch verdict {
    case .completed:
      return .completed
    case .timedOut(let unfulfilled):
      guard let delegate else {
        (HostedTest.active?.session as? AppSession)?.waiter.keepTimedOut(
          waitingFor: unfulfilled.map(\.expectationDescription), seconds: timeoutSeconds)
        return .timedOut
      }
      delegate.waiter(self, didTimeoutWithUnfulfilledExpectations: unfulfilled)
      return .timedOut
    case .incorrectOrder(let actual, let required):
      delegate?.waiter(
        self, fulfillmentDidViolateOrderingConstraintsFor: actual, requiredExpectation: required)
      return .incorrectOrder
    case .invertedFulfillment(let expectation):
      delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
      return .invertedFulfillment
    }
  }
}
