public import Foundation

extension XCTestCase {
  /// Makes an expectation that a key of an element or a query gets a value.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(
      keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue)
    expectations.append(expectation)
    return expectation
  }

  /// Makes an expectation that a key of an element or a query changes.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    expectations.append(expectation)
    return expectation
  }

  /// Makes an expectation that a property gets a value.
  @discardableResult
  public func expectation<Object: NSObject, Value: Equatable>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [], willEqual expectedValue: Value
  ) -> XCTKeyPathExpectation<Object, Value> {
    let expectation = XCTKeyPathExpectation(
      keyPath: keyPath, observedObject: object, expectedValue: expectedValue, options: options)
    expectations.append(expectation)
    return expectation
  }

  /// Makes an expectation that a property changes in a way that the handler takes.
  @discardableResult
  public func expectation<Object: NSObject, Value>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [],
    willSatisfy handler: XCTKeyPathExpectation<Object, Value>.Handler? = nil
  ) -> XCTKeyPathExpectation<Object, Value> {
    let expectation = XCTKeyPathExpectation(
      keyPath: keyPath, observedObject: object, options: options, handler: handler)
    expectations.append(expectation)
    return expectation
  }
}
