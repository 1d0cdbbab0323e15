/// A text attribute of an element, as queries and predicates name it.
public enum ElementAttribute: UInt8, CaseIterable, Sendable {
  /// The name the developer gave the element.
  case identifier
  /// The text a screen reader speaks.
  case label
  /// The title; mostly macOS.
  case title
  /// The current content or state as text.
  case value
  /// The text an empty field shows.
  case placeholderValue
}
