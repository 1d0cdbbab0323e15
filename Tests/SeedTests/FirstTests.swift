import XCTest

final class FirstTests: XCTestCase {
  func testAListOpensItsDetails() {
    let app = XCUIApplication()
    app.launch()
    app.tables["ListView"].cells.firstMatch.tap()

    let details = app.otherElements["SuccessView"]
    XCTAssertTrue(details.waitForExistence(timeout: 5))
    details.buttons["more"].tap()
  }
}
