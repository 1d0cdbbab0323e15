import XCTest

/// Swipes as often as it took once.
final class Exercise13: XCTestCase {
  func testACupIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Shelf"]
    app.launch()
    let cups = app.collectionViews["shelf.cups"]
    let cup = cups.cells["cup-31"]
    for _ in 0..<3 { cups.swipeUp() }
    cup.tap()
    XCTAssertEqual(app.staticTexts["shelf.chosen"].label, "Cup 31")
  }
}
