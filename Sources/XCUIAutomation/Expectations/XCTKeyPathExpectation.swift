public import Foundation

/// Expects a property of an object to get a value.
///
/// Linux has no key-value observing, so a wait polls the property: at once, then once per second of
/// virtual time, and at its end.
open class XCTKeyPathExpectation<Object: NSObject, Value>: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a change is the expected one.
  public typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Bool

  /// The property.
  public let keyPath: KeyPath<Object, Value>
  /// The object.
  public let observedObject: Object
  /// The details of a change that the handler requests.
  public let options: NSKeyValueObservingOptions
  private let isExpected: (Value) -> Bool
  private let isChange: (Value, Value) -> Bool
  private var last: Value
  private let handler: Handler?

  /// Expects the property to get a value; it is fulfilled at once if the property has the value.
  public convenience init(
    keyPath: KeyPath<Object, Value>, observedObject: Object, expectedValue: Value,
    options: NSKeyValueObservingOptions = []
  ) where Value: Equatable {
    self.init(
      keyPath, observedObject, options,
      "Expect value of \(keyPath) of \(observedObject) to be \(expectedValue)",
      isExpected: { $0 == expectedValue }, handler: nil)
  }

  /// Expects the property to change; a handler, if there is one, decides whether the change counts.
  public convenience init(
    keyPath: KeyPath<Object, Value>, observedObject: Object,
    options: NSKeyValueObservingOptions = [], handler: Handler? = nil
  ) {
    self.init(
      keyPath, observedObject, options, "Expect value of \(keyPath) of \(observedObject) to change",
      isExpected: nil, handler: handler)
  }

  private init(
    _ keyPath: KeyPath<Object, Value>, _ object: Object, _ options: NSKeyValueObservingOptions,
    _ description: String, isExpected: ((Value) -> Bool)?, handler: Handler?
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.options = options
    last = object[keyPath: keyPath]
    self.isExpected = isExpected ?? { _ in false }
    isChange =
      isExpected == nil ? { String(describing: $0) != String(describing: $1) } : { _, _ in false }
    self.handler = handler
    super.init(description: description)
    if isExpected != nil || options.contains(.initial) { look(isFirst: true) }
  }

  override var isPolled: Bool { true }

  override func poll() { look(isFirst: false) }

  private func look(isFirst: Bool) {
    guard !isFulfilled else { return }
    let value = observedObject[keyPath: keyPath]
    let before = last
    last = value
    if isExpected(value) { return fulfill() }
    guard isChange(before, value) || isFirst else { return }
    let change = NSKeyValueObservedChange(
      newValue: options.contains(.new) ? value : nil,
      oldValue: options.contains(.old) && !isFirst ? before : nil)
    if handler?(observedObject, change) ?? !isFirst { fulfill() }
  }
}
