public import Foundation
import XCUIAutomation

/// User actions; with a timeout in seconds a step first waits for its element.
extension PageObject where Self: PageObjectUIElementProvider {
  /// Taps an element.
  @discardableResult
  public func whenTap(element: Element, timeout: TimeInterval = 0) -> Self {
    awaited(uiElement(for: element), timeout).tap()
    return self
  }

  /// Taps a cell of a table or a collection, counted from 0.
  @discardableResult
  public func whenTapCell(
    in element: Element, at index: Int, timeout: TimeInterval = 0
  ) -> Self {
    awaited(uiElement(for: element).cells.element(boundBy: index), timeout).tap()
    return self
  }

  /// Taps a field and types a text into it, by default replacing its text.
  @discardableResult
  public func whenType(
    _ text: String, in element: Element, shouldReplace: Bool = true, timeout: TimeInterval = 0
  ) -> Self {
    let field = awaited(uiElement(for: element), timeout)
    field.tap()
    if shouldReplace, !field.enteredText.isEmpty { field.clearText() }
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

  /// Scrolls an element until all of another one is visible.
  @discardableResult
  public func whenScroll(_ element: Element, toReveal other: Element) -> Self {
    uiElement(for: element).swipe(toFullyReveal: uiElement(for: other))
    return self
  }

  /// Drags a slider to a position from 0 to 1.
  @discardableResult
  public func whenSlide(element: Element, toNormalizedSliderPosition place: CGFloat) -> Self {
    uiElement(for: element).adjust(toNormalizedSliderPosition: place)
    return self
  }
}

extension PageObject {
  /// Taps the button of the alert in front.
  @discardableResult
  public func whenTapAlertButton(_ title: String, timeout: TimeInterval = 0) -> Self {
    awaited(XCUIApplication().alerts.firstMatch.buttons[title], timeout).tap()
    return self
  }

  func awaited(_ element: XCUIElement, _ timeout: TimeInterval) -> XCUIElement {
    if timeout > 0 { element.waitForAppearance(timeout: timeout) }
    return element
  }
}
