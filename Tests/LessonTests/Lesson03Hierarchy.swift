import XCTest

/// Searching below an element.
final class Lesson03Hierarchy: LessonTestCase {
  override func setUp() {
    super.setUp()
    app.launch()
  }

  func testWrongNineRowsHaveATitle() {
    expectFailure(
      """
      Failed to get matching snapshot: Find single matching element. Multiple matching elements found for <XCUIElementQuery: 0x…>.
          Sought: Descendants matching type StaticText -> Elements matching predicate '"Title" IN identifiers'
          Matches:
            StaticText, {{0.0, 103.0}, {349.0, 20.5}}, identifier: 'Title', label: 'First'
            StaticText, {{0.0, 147.0}, {349.0, 20.5}}, identifier: 'Title', label: 'Second'
            StaticText, {{0.0, 191.0}, {349.0, 20.5}}, identifier: 'Title', label: 'Third'
      """)
    XCTAssertEqual(app.staticTexts["Title"].label, "Third")
  }

  func testBelowTheRow() {
    let row = app.tables["ListView"].otherElements["3"]
    XCTAssertEqual(row.staticTexts["Title"].label, "Third")
    row.buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Third"].exists)
  }

  func testARowByWhatItContains() {
    let third = NSPredicate(format: "label == %@", "Third")
    let row = app.cells.containing(third).element
    XCTAssertTrue(row.otherElements["3"].exists)
  }

  func testChildrenAreNearerThanDescendants() {
    let table = app.tables["ListView"]
    XCTAssertEqual(table.children(matching: .cell).count, 9)
    XCTAssertEqual(table.children(matching: .button).count, 0)
    XCTAssertEqual(table.descendants(matching: .button).count, 9)
  }
}
