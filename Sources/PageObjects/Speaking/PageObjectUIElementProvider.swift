public import XCUIAutomation

/// Finds the elements of a page.
@preconcurrency @MainActor
public protocol PageObjectUIElementProvider {
  /// The elements of the page, usually the enum of its `AccessibilityIdentifierProvider`.
  associatedtype Element

  /// The element for a case below a provider, by default the app.
  func uiElement(for element: Element, in queryProvider: any XCUIElementTypeQueryProvider)
    -> XCUIElement
}

extension PageObjectUIElementProvider {
  /// The element for a case, in the whole app.
  public func uiElement(for element: Element) -> XCUIElement {
    uiElement(for: element, in: XCUIApplication())
  }
}
