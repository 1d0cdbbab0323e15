import XCTest

/// Lesson 10: test the settings without the way to them.
final class Exercise10: XCTestCase {
  func testNewsAreSwitchedOn() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["welcome.settings"].tap()
    app.switches["settings.news"].tap()
    XCTAssertEqual(app.staticTexts["settings.state"].label, "News are on")
  }
}
