/// A change of an observed property; Foundation has no such type on Linux.
public struct NSKeyValueObservedChange<Value> {
  /// The value now, where it is asked for.
  public let newValue: Value?
  /// The value before, where it is asked for and known.
  public let oldValue: Value?
  /// Whether the change is still to come, which it never is here.
  public var isPrior: Bool { false }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
