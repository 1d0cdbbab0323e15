import XCTest

/// Asks for the words of the button.
final class Exercise02: XCTestCase {
  func testTheLargePotIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Sizes"]
    app.launch()
    app.buttons["Extra large"].tap()
    XCTAssertEqual(app.staticTexts["sizes.chosen"].label, "Large pot")
  }
}
