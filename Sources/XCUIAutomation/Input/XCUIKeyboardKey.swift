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

  /// Takes away the character before the insertion point.
  public static let delete: XCUIKeyboardKey = XCUIKeyboardKey("\u{8}")
  /// Ends a line, or submits a field.
  public static let `return`: XCUIKeyboardKey = XCUIKeyboardKey("\r")
  /// Ends a line, or submits a field.
  public static let enter: XCUIKeyboardKey = XCUIKeyboardKey("\u{3}")
  /// Goes to the next field.
  public static let tab: XCUIKeyboardKey = XCUIKeyboardKey("\t")
  /// A blank.
  public static let space: XCUIKeyboardKey = XCUIKeyboardKey(" ")
  /// Leaves what is open.
  public static let escape: XCUIKeyboardKey = XCUIKeyboardKey("\u{1B}")
}
