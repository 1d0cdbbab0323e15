import Foundation
import Synchronization
import TestHost

/// Something that a test waits for.
///
/// It is Sendable although it changes: any thread may fulfil it, and every change is made under the
/// lock.
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

  /// Makes an expectation with a description for messages.
  public init(description: String = "no description provided") {
    text = description
  }

  /// The description of the expectation in messages.
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

  /// Whether calling ``fulfill()`` too often is a failure.
  open var assertForOverFulfill: Bool {
    get { lock.withLock { assertsOverFulfill } }
    set { lock.withLock { assertsOverFulfill = newValue } }
  }

  /// Fulfils the expectation, or counts one of several calls that it needs.
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

  /// Whether the expectation has been fulfilled as often as expected.
  var isFulfilled: Bool { lock.withLock { order != nil } }

  /// The position among all fulfilled expectations; nil before it is fulfilled.
  var fulfillmentOrder: Int? { lock.withLock { order } }

  /// Whether a wait has already used the expectation.
  var hasBeenWaitedFor: Bool { lock.withLock { waited } }

  /// Whether only polling can fulfil the expectation.
  var isPolled: Bool { false }

  /// Checks whether the expectation is fulfilled; does nothing if it needs no polling.
  func poll() {}

  /// Stops observing after the wait.
  func cleanUp() {}

  /// Marks the expectation as used by a wait; false if another wait used it before.
  func takeForWait() -> Bool {
    lock.withLock {
      defer { waited = true }
      return !waited
    }
  }

  /// Sets a closure that is called once, when the expectation is fulfilled.
  func observe(_ observer: (@Sendable () -> Void)?) {
    lock.withLock { self.observer = observer }
  }
}

extension XCTestExpectation: Hashable {
  /// Whether both are the same expectation.
  public static func == (one: XCTestExpectation, other: XCTestExpectation) -> Bool {
    one === other
  }

  /// Hashes the identity of the expectation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension XCTestExpectation: CustomStringConvertible {
  /// The description of the expectation in messages.
  public var description: String { expectationDescription }
}

/// Numbers the fulfilled expectations of all threads in order.
private enum FulfillmentOrder {
  private static let count = Atomic(0)

  static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
