public import Foundation
import XCUIAutomation

#if canImport(Darwin)
  import XCTest
#endif

/// What must be seen; a step that is not met fails the test at its line.
extension PageObject where Self: PageObjectUIElementProvider {
  /// The element exists, at once or within a time in seconds.
  @discardableResult
  public func thenIShouldSee(
    element: Element, timeout: TimeInterval = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let view = uiElement(for: element)
    let isSeen = timeout > 0 ? view.waitForExistence(timeout: timeout) : view.exists
    XCTAssertTrue(isSeen, "\(view) is not shown", file: file, line: line)
    return self
  }

  /// The element exists and its label is a text.
  @discardableResult
  public func thenIShouldSee(
    element: Element, text: String, timeout: TimeInterval = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    thenIShouldSee(element: element, timeout: timeout, file: file, line: line)
    XCTAssertEqual(uiElement(for: element).label, text, file: file, line: line)
    return self
  }

  /// The element does not exist, at once or from some instant within a time in seconds.
  @discardableResult
  public func thenIShouldNotSee(
    element: Element, timeout: TimeInterval = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let view = uiElement(for: element)
    let isGone =
      timeout > 0 ? view.waitForDisappearance(timeout: timeout) == .completed : !view.exists
    XCTAssertTrue(isGone, "\(view) is still shown", file: file, line: line)
    return self
  }

  /// A table or a collection has so many cells.
  @discardableResult
  public func thenIShouldSee(
    cells count: Int, in element: Element, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertEqual(uiElement(for: element).cells.count, count, file: file, line: line)
    return self
  }
}

extension PageObject {
  /// The keyboard is shown.
  @discardableResult
  public func thenIShouldSeeKeyboard(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertTrue(
      XCUIApplication().keyboards.firstMatch.exists, "There is no keyboard", file: file, line: line)
    return self
  }

  /// The keyboard is not shown.
  @discardableResult
  public func thenIShouldNotSeeKeyboard(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertFalse(
      XCUIApplication().keyboards.firstMatch.exists, "There is a keyboard", file: file, line: line)
    return self
  }
}
