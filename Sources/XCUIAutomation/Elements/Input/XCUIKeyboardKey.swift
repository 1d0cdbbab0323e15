/// A key without a printable character; put its raw value into a typed text.
///
/// ```swift
/// field.typeText(XCUIKeyboardKey.delete.rawValue)
/// ```
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that a typed text uses for the key.
  public let rawValue: String

  /// Makes a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from its character.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
