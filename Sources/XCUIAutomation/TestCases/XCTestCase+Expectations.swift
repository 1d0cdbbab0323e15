public import Foundation
import TestHost
import XCTest

/// The handler at the end of ``XCTestCase/waitForExpectations(timeout:handler:)``.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

/// The methods have no `file` and `line` parameters, so Swift prefers them to XCTest's own.
extension XCTestCase {
  /// Makes an expectation that the test fulfils with a call.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    return expectations.add(expectation)
  }

  /// Makes an expectation that a predicate becomes true for an object.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return expectations.add(expectation)
  }

  /// Makes an expectation that a notification is posted.
  @discardableResult
  public func expectation(
    forNotification notificationName: NSNotification.Name, object objectToObserve: Any?,
    notificationCenter: NotificationCenter = .default,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: notificationName, object: objectToObserve, notificationCenter: notificationCenter)
    expectation.handler = handler
    return expectations.add(expectation)
  }

  /// Makes an expectation that a notification with this name is posted.
  @discardableResult
  public func expectation(
    forNotification notificationName: String, object objectToObserve: Any?,
    notificationCenter: NotificationCenter = .default,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expectation(
      forNotification: NSNotification.Name(notificationName), object: objectToObserve,
      notificationCenter: notificationCenter, handler: handler)
  }

  // MARK: Waiting

  /// Waits for all expectations made since the last wait; fails the test if one is not met.
  @preconcurrency @MainActor
  public func waitForExpectations(
    timeout seconds: TimeInterval, handler: XCWaitCompletionHandler? = nil
  ) {
    let open = expectations.unwaited
    guard !open.isEmpty else { return fail(WaitMessage.nothingToWaitFor()) }
    let result = XCTWaiter(delegate: self).wait(for: open, timeout: seconds)
    handler?(result.error)
  }

  /// Waits for expectations; fails the test if they are not met.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) {
    XCTWaiter(delegate: self).wait(
      for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Suspends until expectations are fulfilled; fails the test if they are not met.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async {
    await XCTWaiter(delegate: self).fulfillment(
      of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }
}

extension XCTWaiter.Result {
  /// The error for a completion handler.
  var error: (any Error)? {
    switch self {
    case .completed: nil
    case .timedOut: XCTestError(.timeoutWhileWaiting)
    default: XCTestError(.failureWhileWaiting)
    }
  }
}

extension XCTestCase {
  /// Makes an expectation that a key of an element or a query gets a value.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(
      keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue)
    return expectations.add(expectation)
  }

  /// Makes an expectation that a key of an element or a query changes.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    return expectations.add(expectation)
  }

  /// Makes an expectation that a property gets a value.
  @discardableResult
  public func expectation<Object: NSObject, Value: Equatable>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [], willEqual expectedValue: Value
  ) -> XCTKeyPathExpectation<Object, Value> {
    let expectation = XCTKeyPathExpectation(
      keyPath: keyPath, observedObject: object, expectedValue: expectedValue, options: options)
    return expectations.add(expectation)
  }

  /// Makes an expectation that a property changes in a way that the handler accepts.
  @discardableResult
  public func expectation<Object: NSObject, Value>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [],
    willSatisfy handler: XCTKeyPathExpectation<Object, Value>.Handler? = nil
  ) -> XCTKeyPathExpectation<Object, Value> {
    let expectation = XCTKeyPathExpectation(
      keyPath: keyPath, observedObject: object, options: options, handler: handler)
    return expectations.add(expectation)
  }
}
