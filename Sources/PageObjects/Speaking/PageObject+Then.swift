public import Foundation
import XCUIAutomation

#if canImport(Darwin)
  import XCTest
#endif

/// Expectations; a step that is not met fails the test at its line.
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

  /// The element exists, and its label or its value is a text.
  @discardableResult
  public func thenIShouldSee(
    element: Element, text: String, timeout: TimeInterval = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    thenIShouldSee(element: element, timeout: timeout, file: file, line: line)
    let view = uiElement(for: element)
    guard view.exists else { return self }
    let texts = [view.label, view.value as? String ?? ""]
    XCTAssertTrue(
      texts.contains(text), "\(view) says \"\(texts[0])\", not \"\(text)\"", file: file, line: line)
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

  /// A table or a collection has a number of cells.
  @discardableResult
  public func thenIShouldSee(
    cells count: Int, in element: Element, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertEqual(uiElement(for: element).cells.count, count, file: file, line: line)
    return self
  }
}

extension PageObject {
  /// A text is shown somewhere, at once or within a time in seconds.
  @discardableResult
  public func thenIShouldSee(
    text: String, timeout: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let view = Self.text(text)
    let isSeen = timeout > 0 ? view.waitForExistence(timeout: timeout) : view.exists
    XCTAssertTrue(isSeen, "The text \"\(text)\" is not shown", file: file, line: line)
    return self
  }

  /// A text is not shown anywhere, at once or from some instant within a time in seconds.
  @discardableResult
  public func thenIShouldNotSee(
    text: String, timeout: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let view = Self.text(text)
    let isGone =
      timeout > 0 ? view.waitForDisappearance(timeout: timeout) == .completed : !view.exists
    XCTAssertTrue(isGone, "The text \"\(text)\" is still shown", file: file, line: line)
    return self
  }

  /// A navigation bar has a title.
  @discardableResult
  public func thenIShouldSeeNavigationBar(
    text: String, timeout: TimeInterval = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let bar = XCUIApplication().navigationBars[text]
    let isSeen = timeout > 0 ? bar.waitForExistence(timeout: timeout) : bar.exists
    XCTAssertTrue(isSeen, "No navigation bar says \"\(text)\"", file: file, line: line)
    return self
  }

  /// An alert has a title and, if given, a message.
  @discardableResult
  public func thenIShouldSeeAlert(
    title: String, message: String? = nil, timeout: TimeInterval = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let alert = XCUIApplication().alerts[title]
    let isSeen = timeout > 0 ? alert.waitForExistence(timeout: timeout) : alert.exists
    XCTAssertTrue(isSeen, "No alert says \"\(title)\"", file: file, line: line)
    if let message, isSeen {
      XCTAssertTrue(
        alert.staticTexts[message].exists, "The alert \"\(title)\" does not say \"\(message)\"",
        file: file, line: line)
    }
    return self
  }

  /// The static texts equal to a text, anywhere.
  private static func text(_ text: String) -> XCUIElement {
    let isIt = NSPredicate(format: "label == %@", text)
    return XCUIApplication().staticTexts.matching(isIt).firstMatch
  }

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
