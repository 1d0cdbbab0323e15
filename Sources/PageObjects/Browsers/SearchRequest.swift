public import XCUIAutomation

/// What to look for; an ``ElementBrowser`` opens it like a web browser opens an address.
///
/// ```swift
/// SearchRequest(id: "SuccessView", type: .other)
/// ```
///
/// Unlike a query's subscript, `id` only matches the accessibility identifier, never a label with
/// the same text. A nil property matches everything.
public struct SearchRequest: Sendable, Equatable {
  /// The accessibility identifier; empty is the same as nil.
  public var id: String?
  /// The type; `.any` takes all.
  public var type: XCUIElement.ElementType
  /// The whole label.
  public var label: String?
  /// The whole value, which must be a text.
  public var value: String?

  /// Makes a request; without arguments it takes every element.
  public init(
    id: String? = nil, type: XCUIElement.ElementType = .any, label: String? = nil,
    value: String? = nil
  ) {
    self.id = id
    self.type = type
    self.label = label
    self.value = value
  }
}
