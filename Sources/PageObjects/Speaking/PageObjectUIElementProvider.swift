public import XCUIAutomation

/// Says where the elements of a page are.
@preconcurrency @MainActor
public protocol PageObjectUIElementProvider {
  /// The elements of the page, usually the enum of its `AccessibilityIdentifierProvider`.
  associatedtype Element

  /// The element for a case, looked for below a provider, which is the app unless told.
  func uiElement(for element: Element, in queryProvider: any XCUIElementTypeQueryProvider)
    -> XCUIElement
}

extension PageObjectUIElementProvider {
  /// The element for a case, in the whole app.
  public func uiElement(for element: Element) -> XCUIElement {
    uiElement(for: element, in: XCUIApplication())
  }
}
