import Foundation
import TestHost

/// Something a test waits for.
///
/// Sendable although it changes: it may be fulfilled from any thread, and every change is made
/// under the lock.
open class XCTestExpectation: @unchecked Sendable {
  private let lock = NSLock()
  private var text: String
  private var inverted = false
  private var neededFulfillments = 1
  private var assertsOverFulfill = false
  private var fulfillments = 0
  private var order: Int?
  private var waited = false
  private var observer: (@Sendable () -> Void)?

  /// An expectation described by words for messages.
  public init(description: String = "no description provided") {
    text = description
  }

  /// The words that stand for the expectation in messages.
  open var expectationDescription: String {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }

  /// Whether the expectation is that the thing does not happen.
  open var isInverted: Bool {
    get { lock.withLock { inverted } }
    set { lock.withLock { inverted = newValue } }
  }

  /// How often ``fulfill()`` must be called; at least once.
  open var expectedFulfillmentCount: Int {
    get { lock.withLock { neededFulfillments } }
    set { lock.withLock { neededFulfillments = max(1, newValue) } }
  }

  /// Whether one call of ``fulfill()`` too many is a failure.
  open var assertForOverFulfill: Bool {
    get { lock.withLock { assertsOverFulfill } }
    set { lock.withLock { assertsOverFulfill = newValue } }
  }

  /// Marks the thing as happened.
  open func fulfill() {
    let (isTooOften, notify) = lock.withLock { countFulfillment() }
    if isTooOften { failCurrentTest(WaitMessage.overFulfilled(expectationDescription)) }
    notify?()
  }

  private func countFulfillment() -> (isTooOften: Bool, notify: (@Sendable () -> Void)?) {
    fulfillments += 1
    if fulfillments > neededFulfillments { return (assertsOverFulfill, nil) }
    guard fulfillments == neededFulfillments else { return (false, nil) }
    order = FulfillmentOrder.next()
    return (false, observer)
  }

  // MARK: For waits

  /// Whether the thing has happened as often as expected.
  var isFulfilled: Bool { lock.withLock { order != nil } }

  /// What orders fulfilled expectations; nothing before.
  var fulfillmentOrder: Int? { lock.withLock { order } }

  /// Whether a wait has taken the expectation.
  var hasBeenWaitedFor: Bool { lock.withLock { waited } }

  /// Whether only polling can fulfil it.
  var isPolled: Bool { false }

  /// Looks whether the thing has happened; only for expectations that must look.
  func poll() {}

  /// Stops looking: the wait is over.
  func cleanUp() {}

  /// Marks the expectation as taken by a wait; false when another took it before.
  func takeForWait() -> Bool {
    lock.withLock {
      defer { waited = true }
      return !waited
    }
  }

  /// Sets what is called, once, at the moment of fulfilment.
  func observe(_ observer: (@Sendable () -> Void)?) {
    lock.withLock { self.observer = observer }
  }
}

extension XCTestExpectation: Hashable {
  /// Whether both are the same expectation.
  public static func == (one: XCTestExpectation, other: XCTestExpectation) -> Bool {
    one === other
  }

  /// Feeds the identity of the expectation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension XCTestExpectation: CustomStringConvertible {
  /// The words that stand for the expectation in messages.
  public var description: String { expectationDescription }
}

/// Numbers fulfilments in the order they happen, over all threads.
private enum FulfillmentOrder {
  private static let counter = Counter()

  /// Sendable although it counts: it counts under its lock.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
      lock.withLock {
        value += 1
        return value
      }
    }
  }

  static func next() -> Int { counter.next() }
}
