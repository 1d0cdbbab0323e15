/// The details that an observer of a property requests; Foundation has no such type on Linux.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the start, reported as if it were a change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; this implementation never makes one.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
