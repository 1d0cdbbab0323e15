public import XCUIAutomation

/// Finds an element below its parent's element, and so on up to the app.
///
/// Make each page and each part of one a browser. Identifiers need only be unique below the parent:
///
/// ```swift
/// struct ListItem: ElementBrowser {
///   let request: SearchRequest
///   let parentBrowser: (any ElementBrowser)?
///
///   init(id: String, of list: any ElementBrowser) {
///     request = SearchRequest(id: id)
///     parentBrowser = list
///   }
///
///   var title: XCUIElement { view.descendantElement(matching: .staticText, identifier: "Title") }
/// }
/// ```
///
/// Only the ``request`` is required. Without a parent the search starts at the app; if both kinds
/// of parent are given, ``parentElement`` wins.
@preconcurrency @MainActor
public protocol ElementBrowser {
  /// The description of the element to find.
  var request: SearchRequest { get }
  /// The browser of the parent; prefer it to ``parentElement``.
  var parentBrowser: (any ElementBrowser)? { get }
  /// The parent as an element.
  var parentElement: XCUIElement? { get }
  /// The element, looked up at every use.
  var view: XCUIElement { get }
  /// The parent's element; nil if the search starts at the app.
  var parentView: XCUIElement? { get }
}

extension ElementBrowser {
  /// None by default.
  public var parentBrowser: (any ElementBrowser)? { nil }

  /// None by default.
  public var parentElement: XCUIElement? { nil }

  /// The one element below the parent that the request describes.
  public var view: XCUIElement {
    let start = parentView ?? XCUIApplication()
    let query = start.descendants(matching: request.type)
    return request.predicate.map { query.element(matching: $0) } ?? query.element
  }

  /// The parent's element.
  public var parentView: XCUIElement? { parentElement ?? parentBrowser?.view }

  /// A browser for an element below this one.
  ///
  /// ```swift
  /// var success: some ElementBrowser { part(id: "SuccessView", type: .other) }
  /// ```
  public func part(
    id: String? = nil, type: XCUIElement.ElementType = .any, label: String? = nil,
    value: String? = nil
  ) -> SimpleElementBrowser {
    SimpleElementBrowser(
      request: SearchRequest(id: id, type: type, label: label, value: value), parentBrowser: self)
  }
}
