import XCTest

/// Lesson 5: make a row of the menu an object, found by the tea and not by its place.
final class Exercise05: XCTestCase {
  func testTheRowsAreRight() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    let ceylon = app.cells.element(boundBy: 2)
    XCTAssertEqual(ceylon.staticTexts["name"].label, "Ceylon")
    XCTAssertEqual(ceylon.staticTexts["price"].label, "$5")
    let darjeeling = app.cells.element(boundBy: 3)
    XCTAssertEqual(darjeeling.staticTexts["name"].label, "Darjeeling")
    darjeeling.buttons["like"].tap()
    XCTAssertEqual(darjeeling.buttons["like"].label, "Liked")
  }
}
