import XCTest

/// Switches, and does not look at what comes of it.
final class Exercise10: XCTestCase {
  func testNewsAreSwitchedOn() {
    let app = XCUIApplication()
    app.launchArguments += ["-coordinatorUnderUITest", "Settings"]
    app.launch()
    app.switches["settings.news"].tap()
    XCTAssertTrue(app.staticTexts["settings.state"].exists)
  }
}
