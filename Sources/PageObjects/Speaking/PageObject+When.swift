import XCUIAutomation

/// What the user does.
extension PageObject where Self: PageObjectUIElementProvider {
  /// Taps an element.
  @discardableResult
  public func whenTap(element: Element) -> Self {
    uiElement(for: element).tap()
    return self
  }

  /// Taps a cell of a table or a collection, counted from 0.
  @discardableResult
  public func whenTapCell(in element: Element, at index: Int) -> Self {
    uiElement(for: element).cells.element(boundBy: index).tap()
    return self
  }

  /// Taps a field and types a text into it.
  @discardableResult
  public func whenType(text: String, in element: Element) -> Self {
    let field = uiElement(for: element)
    field.tap()
    field.typeText(text)
    return self
  }

  /// Moves a finger up across an element.
  @discardableResult
  public func whenSwipeUp(element: Element) -> Self {
    uiElement(for: element).swipeUp()
    return self
  }

  /// Moves a finger down across an element.
  @discardableResult
  public func whenSwipeDown(element: Element) -> Self {
    uiElement(for: element).swipeDown()
    return self
  }
}
