/// A change of an observed property; Foundation has no such type on Linux.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested and is known.
  public let oldValue: Value?
  /// Always false: no call is made before a change.
  public var isPrior: Bool { false }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
