import XCTest

/// Collections and scrolling.
final class Lesson13Collections: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }

  override func setUp() {
    super.setUp()
    app.launchArguments = ["-coordinatorUnderUITest", "Shelf"]
    app.launch()
  }

  func testWrongACellThatIsOutOfSight() {
    expectFailure(
      """
      Failed to tap "cup-31" Cell: No matches found for Elements matching predicate '"cup-31" IN identifiers' from input {(
          Cell, identifier: 'cup-1',
          Cell, identifier: 'cup-10',
          Cell
      """)
    cups.cells["cup-31"].tap()
  }

  func testWrongCountingTheCells() {
    expectFailure(
      """
      XCTAssertEqual failed: ("11") is not equal to ("40")
      """)
    XCTAssertEqual(cups.cells.count, 40)
  }

  func testScrollingUntilTheCellIsThere() {
    let cup = cups.cells["cup-31"]
    for _ in 0..<30 where !(cup.exists && cup.isHittable) { cups.swipeUp() }
    cup.tap()
    XCTAssertEqual(app.staticTexts["shelf.chosen"].label, "Cup 31")
  }

  func testATapNearACorner() {
    cups.cells["cup-2"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.1)).tap()
    XCTAssertEqual(app.staticTexts["shelf.chosen"].label, "Cup 2")
  }
}
