import XCTest

/// Lesson 14: the headline and the offer load side by side; make the test steady.
final class Exercise14: XCTestCase {
  func testNewsAreShown() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "News"]
    app.launch()
    XCTAssertTrue(app.staticTexts["news.headline"].waitForExistence(timeout: 30))
    XCTAssertEqual(app.staticTexts["news.headline"].label, "First flush is here")
    XCTAssertTrue(app.staticTexts["news.offer"].exists)
    XCTAssertEqual(app.staticTexts["news.offer"].label, "Two for one")
  }
}
