public import XCUIAutomation

/// What to look for: pass one to an ``ElementBrowser``, as an address is given to a web browser.
///
/// ```swift
/// SearchRequest(id: "SuccessView", type: .other)
/// ```
///
/// Unlike a subscript of a query, `id` means the accessibility identifier alone, so that a label
/// of the same text is never found in its place. What is nil is not asked for.
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
