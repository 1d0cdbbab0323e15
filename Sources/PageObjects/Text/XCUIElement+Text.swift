import Foundation
public import XCUIAutomation

/// Actions on text fields besides typing.
extension XCUIElement {
  /// The text in a field; empty if it shows its placeholder.
  public var enteredText: String {
    guard let text = value as? String, text != placeholderValue else { return "" }
    return text
  }

  /// Deletes all text of a field, from its end.
  ///
  /// It taps the right end of the field to put the cursor after the last character.
  public func clearText() {
    let count = enteredText.count
    coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.9)).tap()
    guard count > 0 else { return }
    typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count))
  }

  /// Replaces the text of a field.
  ///
  /// ```swift
  /// app.textFields["login.email"].replaceText(with: "someone@example.com")
  /// ```
  public func replaceText(with text: String) {
    clearText()
    typeText(text)
  }
}

extension XCUIApplication {
  /// Whether the keyboard is on the screen.
  public var isKeyboardShown: Bool { keyboards.firstMatch.exists }

  /// Hides the keyboard with its own key; false if it has none.
  ///
  /// The keys are found by identifiers, which are the same in every language.
  @discardableResult
  public func dismissKeyboard() -> Bool {
    let keys = ["Return", "Done", "Go", "Search", "Next", "Join", "Send", "dismiss"]
    for key in keys {
      let button = keyboards.buttons[key]
      guard button.exists else { continue }
      button.tap()
      return true
    }
    return false
  }
}
