import TestHost

/// Expects a key of an object to get a value.
///
/// Only keys of elements and queries can be read, with the names that predicates use (api.md 1.9).
/// Linux has no key-value observing, so a wait polls the key: at once, then once per second of
/// virtual time, and at its end.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a change is the expected one.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The key.
  open private(set) var keyPath: String
  /// The object.
  open private(set) var observedObject: Any
  /// The expected value; nil if any change fulfils the expectation.
  open private(set) var expectedValue: Any?
  /// The details of a change that the handler requests.
  open private(set) var options: NSKeyValueObservingOptions
  /// Decides last whether a change is the expected one.
  open var handler: Handler?
  private var last: ObservedValue?

  /// Expects a key to get a value; it is fulfilled at once if the key already has the value.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = []
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    let aim = expectedValue.map { "equal \($0)" } ?? "change"
    super.init(description: "Expect value of '\(keyPath)' of \(object) to \(aim)")
    last = read()
    if last == nil {
      failCurrentTest(
        "Cannot observe '\(keyPath)' of \(object): only elements and queries have such keys.")
    } else if expectedValue != nil {
      poll()
    }
  }

  /// Expects a key to change.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  override var isPolled: Bool { true }

  override func poll() {
    guard !isFulfilled, let value = read() else { return }
    let before = last
    last = value
    if let expectedValue {
      guard value == ObservedValue(expectedValue) else { return }
    } else if value == before {
      return
    }
    let change: [AnyHashable: Any] = ["new": value.words, "old": before?.words ?? ""]
    if handler?(observedObject, change) ?? true { fulfill() }
  }

  private func read() -> ObservedValue? { ObservedValue(key: keyPath, of: observedObject) }
}
