import Foundation
public import XCUIAutomation

/// What tests do to fields beside typing into them.
extension XCUIElement {
  /// The text in a field; empty where it shows its placeholder.
  public var enteredText: String {
    guard let text = value as? String, text != placeholderValue else { return "" }
    return text
  }

  /// Takes all of a field's text away, from its end on.
  ///
  /// It taps the right end of the field, so that the cursor stands behind the last character.
  public func clearText() {
    let count = enteredText.count
    coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.9)).tap()
    guard count > 0 else { return }
    typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count))
  }

  /// Puts a text in place of a field's.
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

  /// Takes the keyboard away by its own key, whichever it has for that; false where it has none.
  ///
  /// The keys are looked for by identifiers, which are the same in every language.
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
