import SimulatedApp
import XCUIAutomation

final class FieldTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { FieldsApp.definition }

  override func setUp() { app.launch() }

  private var nameField: XCUIElement { app.textFields["name"] }
  private var codeField: XCUIElement { app.textFields["code"] }

  func testShortcutsCutAndPaste() {
    nameField.tap()
    app.typeText("abc")
    app.typeKey("a", modifierFlags: .command)
    app.typeKey("x", modifierFlags: .command)
    app.typeKey("v", modifierFlags: .command)
    app.typeKey("v", modifierFlags: .command)
    XCTAssertEqual(nameField.value as? String, "abcabc")
  }

  func testKeysHeldAroundABlockCountForKeysAndNotForTexts() {
    nameField.tap()
    XCUIElement.perform(withKeyModifiers: .shift) {
      app.typeKey("a", modifierFlags: [])
      app.typeText("b")
      XCUIElement.perform(withKeyModifiers: .option) {
        app.typeKey(.leftArrow, modifierFlags: [])
      }
    }
    app.typeKey("c", modifierFlags: [])
    XCTAssertEqual(nameField.value as? String, "c")
  }

  func testTheKeyboardIsAsTheFieldAsks() {
    nameField.tap()
    XCTAssertEqual(app.keyboards.buttons["Go"].label, "go")
    XCTAssertTrue(app.keyboards.keys["q"].exists)
    codeField.tap()
    XCTAssertFalse(app.keyboards.keys["q"].exists)
    for key in ["1", "2", "3", "4", "5"] { app.keyboards.keys[key].tap() }
    XCTAssertEqual(codeField.value as? String, "1234")
    app.toolbars.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testTheAppTypesToWhateverHasTheFocus() {
    codeField.tap()
    app.typeText("12")
    XCTAssertEqual(codeField.value as? String, "12")
  }
}
