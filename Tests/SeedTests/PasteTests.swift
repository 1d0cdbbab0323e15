import XCTest

extension XCUIElement {
  /// Brings up the menu of a field.
  func longTap() { press(forDuration: 1.2) }

  /// Replaces all of the field's text by the copied text.
  func pasteText() {
    tap()
    tap(withNumberOfTaps: 3, numberOfTouches: 1)
    let paste = XCUIApplication().menuItems["Paste"]
    XCTAssertTrue(paste.waitForExistence(timeout: 2))
    paste.tap()
  }

  /// Takes all of the field's text away, from its right end on.
  func clearText() {
    guard let text = value as? String, text != placeholderValue else { return }
    coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.9)).tap()
    typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: text.count))
  }
}

/// What tests do to fields beside typing into them.
final class PasteTests: XCTestCase {
  private let app = XCUIApplication()
  private var field: XCUIElement { app.textFields["textField_textField"] }

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-coordinatorUnderUITest", "TextFieldCoordinator"]
    app.launch()
    field.tap()
  }

  func testALongPressBringsTheMenuAndAnItemPastes() {
    field.typeText("quick brown")
    field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    app.menuItems["Cut"].tap()
    XCTAssertEqual(field.value as? String, "Type here")
    field.longTap()
    XCTAssertEqual(app.menuItems.allElementsBoundByIndex.map(\.label), ["Paste"])
    app.menuItems["Paste"].tap()
    XCTAssertFalse(app.menuItems.firstMatch.exists)
    XCTAssertEqual(app.staticTexts["textField_label"].label, "quick brown")
  }

  func testPastingInPlaceOfAText() {
    field.typeText("new")
    field.doubleTap()
    app.menuItems["Copy"].tap()
    field.clearText()
    field.typeText("old")
    field.pasteText()
    XCTAssertEqual(field.value as? String, "new")
  }

  func testClearingALongText() {
    field.typeText("a long name at example.com")
    field.clearText()
    XCTAssertEqual(field.value as? String, field.placeholderValue)
  }

  func testTheMenuGoesOnATapElsewhere() {
    field.typeText("a")
    field.longTap()
    XCTAssertTrue(app.menuItems["Select All"].exists)
    app.otherElements["textField_mainView"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3)
    ).tap()
    XCTAssertFalse(app.menus.firstMatch.exists)
  }

  func testTypingOnTheKeysOfTheKeyboard() {
    let keys = app.keyboards.keys
    app.keyboards.buttons["shift"].tap()
    keys["H"].tap()
    keys["i"].tap()
    keys["space"].tap()
    keys["more"].tap()
    keys["5"].tap()
    keys["delete"].press(forDuration: 0.55)
    XCTAssertEqual(field.value as? String, "Hi")
    app.keyboards.buttons["Return"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testTypingWithoutTheFocusFails() {
    let failure = TrialRun.failure { _ in
      let app = XCUIApplication()
      app.launchArguments = ["-coordinatorUnderUITest", "TextFieldCoordinator"]
      app.launch()
      app.textFields["textField_textField"].typeText("a")
    }
    XCTAssertTrue(
      failure.headline.hasPrefix(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: TextField, {{"), failure.headline)
  }
}
