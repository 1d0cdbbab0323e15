/// Who may use an item; a simulated device asks nobody.
public final class SecAccessControl: Sendable {
  init() {}
}

/// What a user has to do before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt
  /// Makes flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Be recognised, or enter the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Be recognised as anybody who is enrolled.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Be recognised as somebody who was enrolled when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// Enter the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
}

/// An access control for a query; it has no effect.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? { SecAccessControl() }
