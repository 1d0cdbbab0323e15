import PageObjects
import XCTest

final class TextFieldTests: XCTestCase, SubscriptTables {
  private let app = XCUIApplication()
  private var field: XCUIElement { app.textFields["textField_textField"] }

  override func setUp() {
    continueAfterFailure = false
    app.launch(with: .coordinator("TextFieldCoordinator"))
  }

  func testATextIsReplaced() {
    field.replaceText(with: "quick")
    field.replaceText(with: "slow and long")
    XCTAssertEqual(field.enteredText, "slow and long")
  }

  func testAPlaceholderIsNoText() {
    XCTAssertEqual(field.enteredText, "")
    field.clearText()
    XCTAssertEqual(field.enteredText, "")
  }

  func testTheKeyboardIsDismissedByItsKey() {
    XCTAssertFalse(app.dismissKeyboard())
    field.tap()
    XCTAssertTrue(app.isKeyboardShown)
    XCTAssertTrue(app.dismissKeyboard())
    XCTAssertFalse(app.isKeyboardShown)
  }

  func testATextIsPasted() {
    textFields["textField_textField"].pasteText = "pasted"
    XCTAssertEqual(textFields[0].pasteText, "pasted")
    XCTAssertEqual(labels["textField_label"].label, "pasted")
  }

  func testAForcedTapBringsTheMenuUp() {
    field.tap()
    field.typeText("a")
    textFields[0].forceTap()
    XCTAssertTrue(app.menuItems["Select All"].exists)
  }
}
