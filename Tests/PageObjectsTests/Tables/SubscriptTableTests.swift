import PageObjects
import XCTest

final class SubscriptTableTests: XCTestCase, SubscriptTables {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testByPlaceAndByKey() {
    XCTAssertEqual(cells[0].staticTexts["Title"].label, "First")
    XCTAssertTrue(labels["Ninth"].exists)
    XCTAssertFalse(cells[9].exists)
  }

  func testTimePasses() {
    cells[1].tap()
    XCTAssertFalse(buttons["more"].exists)
    wait(4)
    XCTAssertTrue(buttons["more"].exists)
  }
}
