import XCTest

/// Asks for less.
final class Exercise14: XCTestCase {
  func testNewsAreShown() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "News"]
    app.launch()
    XCTAssertTrue(app.staticTexts["news.headline"].waitForExistence(timeout: 30))
    XCTAssertEqual(app.staticTexts["news.headline"].label, "First flush is here")
    XCTAssertTrue(app.staticTexts["news.offer"].waitForExistence(timeout: 30))
  }
}
