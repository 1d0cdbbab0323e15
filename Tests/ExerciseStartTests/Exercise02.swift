import XCTest

/// Lesson 2: choose the large pot, whose identifier is Large.
final class Exercise02: XCTestCase {
  func testTheLargePotIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Sizes"]
    app.launch()
    app.buttons["Large"].tap()
    XCTAssertEqual(app.staticTexts["sizes.chosen"].label, "Large pot")
  }
}
