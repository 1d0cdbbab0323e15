import XCTest

/// Lesson 13: choose Cup 31, whose cell is not there yet when the shelf opens.
final class Exercise13: XCTestCase {
  func testACupIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Shelf"]
    app.launch()
    app.collectionViews["shelf.cups"].cells.element(boundBy: 30).tap()
    XCTAssertEqual(app.staticTexts["shelf.chosen"].label, "Cup 31")
  }
}
