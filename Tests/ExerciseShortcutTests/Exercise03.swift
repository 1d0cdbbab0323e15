import XCTest

/// Searches the whole app for the row.
final class Exercise03: XCTestCase {
  func testCeylonIsLiked() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    let ceylon = app.otherElements["ceylon"]
    XCTAssertEqual(ceylon.staticTexts["price"].label, "$5")
    ceylon.buttons["like"].tap()
    XCTAssertEqual(ceylon.buttons["like"].label, "Liked")
  }
}
