import XCTest

extension XCUIElement {
  /// The one descendant of a type with an identifier, found by the identifier alone.
  func descendant(_ type: XCUIElement.ElementType, named name: String? = nil) -> XCUIElement {
    let all = descendants(matching: type)
    guard let name else { return all.element }
    return all.matching(NSPredicate(format: "identifier == %@", name)).element
  }
}

/// The list whose rows all call their parts the same.
final class ListTests: XCTestCase {
  private let app = XCUIApplication()
  private var table: XCUIElement { app.descendant(.table, named: "ListView") }

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testNineRowsAndATitle() {
    XCTAssertEqual(table.cells.count, 9)
    XCTAssert(app.navigationBars["List"].exists)
  }

  func testAPartIsSoughtInItsRow() {
    let row = table.descendant(.other, named: "3")
    XCTAssertEqual(row.descendant(.staticText, named: "Title").label, "Third")
    XCTAssert(row.descendant(.button, named: "InfoButton").exists)
  }

  func testTheSameNameInAllRowsMatchesNineTimes() {
    XCTAssertEqual(app.staticTexts.matching(identifier: "Title").count, 9)
    let labels = app.staticTexts.matching(identifier: "Title").allElementsBoundByIndex.map(\.label)
    XCTAssertEqual(labels.first, "First")
    XCTAssertEqual(labels.last, "Ninth")
  }

  func testAPartWithoutItsRowIsNotOne() {
    let failure = TrialRun.failure { _ in
      XCUIApplication().launch()
      _ = XCUIApplication().staticTexts["Title"].label
    }
    XCTAssertTrue(failure.headline.contains("Multiple matching elements found"))
  }

  func testARowByWhatItContains() {
    let cell = table.cells.containing(.staticText, identifier: "Second").element
    XCTAssertEqual(cell.otherElements.firstMatch.identifier, "2")
  }

  func testRowByIndexAndByPredicateOnWhatIsInside() {
    XCTAssertEqual(table.cells.element(boundBy: 4).staticTexts.firstMatch.label, "Fifth")
    let inside = NSPredicate(format: "label BEGINSWITH[c] 'six'")
    XCTAssertEqual(table.cells.containing(inside).count, 1)
  }

  func testTheInfoButtonOfARowTellsOfThatRow() {
    table.descendant(.other, named: "7").descendant(.button, named: "InfoButton").tap()
    XCTAssert(app.alerts["Seventh"].waitForExistence(timeout: 2))
    app.alerts["Seventh"].buttons["OK"].tap()
    XCTAssertFalse(app.alerts["Seventh"].exists)
  }

  func testFromARowToTheSecondScreenAndBack() {
    table.descendant(.other, named: "1").tap()
    let simple = app.descendant(.other, named: "SimpleView")
    XCTAssert(simple.exists)
    XCTAssertFalse(table.exists)
    XCTAssert(simple.descendant(.button, named: "Button").waitForExistence(timeout: 20))
    simple.descendant(.button, named: "Button").tap()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssert(table.exists)
  }
}
