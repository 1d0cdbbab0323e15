import XCTest

/// Lesson 3: Ceylon in the table costs $5 and can be liked.
final class Exercise03: XCTestCase {
  func testCeylonIsLiked() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    XCTAssertEqual(app.staticTexts["price"].label, "$5")
    app.buttons["like"].tap()
    XCTAssertEqual(app.buttons["like"].label, "Liked")
  }
}
