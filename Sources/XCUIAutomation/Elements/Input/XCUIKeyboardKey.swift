/// A key that has no character of its own; put the raw value into a typed text.
///
/// ```swift
/// field.typeText(XCUIKeyboardKey.delete.rawValue)
/// ```
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key.
  public let rawValue: String

  /// Makes a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from its character.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
