import XCTest

final class Exercise13: XCTestCase {
  func testACupIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Shelf"]
    app.launch()
    let cups = app.collectionViews["shelf.cups"]
    let cup = cups.cells["cup-31"]
    for _ in 0..<30 where !(cup.exists && cup.isHittable) { cups.swipeUp() }
    cup.tap()
    XCTAssertEqual(app.staticTexts["shelf.chosen"].label, "Cup 31")
  }
}
