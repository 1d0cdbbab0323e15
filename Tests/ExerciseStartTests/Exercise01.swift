import XCTest

/// Lesson 1: make it pass in every language, and check which picture is shown.
final class Exercise01: XCTestCase {
  func testTheMenuOpens() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.images.firstMatch.exists)
    app.buttons["Open the menu"].tap()
    XCTAssertTrue(app.navigationBars["Menu"].exists)
  }
}
