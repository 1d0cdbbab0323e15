import TestHost

/// Expects a key of an object to get a value.
///
/// Keys can be read of elements and queries alone, those that predicates know (api.md 1.9). Nothing
/// Keys can be read of elements and queries alone, those that predicates know (api.md 1.9). Nothing
/// at its end.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Says of a change whether it is the one expected.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The key.
  open private(set) var keyPath: String
  /// The object.
  open private(set) var observedObject: Any
  /// The value, if one in particular is expected.
  open private(set) var expectedValue: Any?
  /// What the handler is told.
  open private(set) var options: NSKeyValueObservingOptions
  /// The last word on whether a change is the one expected.
  open var handler: Handler?
  private var last: ObservedValue?

  /// Expects a key to get a value; it may have it already.
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
        "Cannot observe '\(keyPath)' of \(object): keys can be read of elements and queries alone.")
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
