import SimulatedApp
import XCUIAutomation

final class FieldTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { FieldsApp.definition }

  override func setUp() { app.launch() }

  private var name: XCUIElement { app.textFields["name"] }
  private var code: XCUIElement { app.textFields["code"] }

  func testShortcutsCutAndPaste() {
    name.tap()
    app.typeText("abc")
    app.typeKey("a", modifierFlags: .command)
    app.typeKey("x", modifierFlags: .command)
    app.typeKey("v", modifierFlags: .command)
    app.typeKey("v", modifierFlags: .command)
    XCTAssertEqual(name.value as? String, "abcabc")
  }

  func testKeysHeldAroundABlockCountForKeysAndNotForTexts() {
    name.tap()
    XCUIElement.perform(withKeyModifiers: .shift) {
      app.typeKey("a", modifierFlags: [])
      app.typeText("b")
      XCUIElement.perform(withKeyModifiers: .option) {
        app.typeKey(.leftArrow, modifierFlags: [])
      }
    }
    app.typeKey("c", modifierFlags: [])
    XCTAssertEqual(name.value as? String, "c")
  }

  func testTheKeyboardIsAsTheFieldAsks() {
    name.tap()
    XCTAssertEqual(app.keyboards.buttons["Go"].label, "go")
    XCTAssertTrue(app.keyboards.keys["q"].exists)
    code.tap()
    XCTAssertFalse(app.keyboards.keys["q"].exists)
    for key in ["1", "2", "3", "4", "5"] { app.keyboards.keys[key].tap() }
    XCTAssertEqual(code.value as? String, "1234")
    app.toolbars.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testTheAppTypesToWhateverHasTheFocus() {
    code.tap()
    app.typeText("12")
    XCTAssertEqual(code.value as? String, "12")
  }
}
