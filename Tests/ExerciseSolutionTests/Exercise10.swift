import XCTest

final class Exercise10: XCTestCase {
  func testNewsAreSwitchedOn() {
    let app = XCUIApplication()
    app.launchArguments += ["-coordinatorUnderUITest", "Settings"]
    app.launch()
    app.switches["settings.news"].tap()
    XCTAssertEqual(app.staticTexts["settings.state"].label, "News are on")
  }
}
