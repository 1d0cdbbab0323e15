import SimulatedApp
import XCUIAutomation

final class KeyTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { InputApp.definition }

  override func setUp() {
    app.launch()
    app.textFields["first"].tap()
  }

  func testKeysGoToTheFieldInFocus() {
    app.typeKey("a", modifierFlags: [])
    app.typeKey("b", modifierFlags: .shift)
    app.typeKey("c", modifierFlags: [])
    app.typeKey(.delete, modifierFlags: [])
    app.typeKey("a", modifierFlags: .command)
    app.typeKey(.leftArrow, modifierFlags: [])
    app.typeKey(.tab, modifierFlags: [])
    app.typeKey("z", modifierFlags: .alphaShift)
    XCTAssertEqual(app.textFields["first"].value as? String, "aB")
    XCTAssertEqual(app.textFields["second"].value as? String, "Z")
    app.typeKey(.return, modifierFlags: [])
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testTheCharactersOfFunctionKeys() {
    XCTAssertEqual(XCUIKeyboardKey.F1.rawValue, "\u{F704}")
    XCTAssertEqual(XCUIKeyboardKey.F19.rawValue, "\u{F716}")
    XCTAssertEqual(XCUIKeyboardKey.pageDown.rawValue, "\u{F72D}")
  }

  func testTheBitsOfModifiers() {
    let flags: [XCUIElement.KeyModifierFlags] = [
      .capsLock, .shift, .control, .option, .command, .function,
    ]
    XCTAssertEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    XCTAssertEqual(XCUIElement.KeyModifierFlags.alternate, .option)
  }
}
