import XCTest

final class FirstTests: XCTestCase {
  func testARowOpensItsDetails() {
    let app = XCUIApplication()
    app.launch()
    app.tables["ListView"].cells.firstMatch.tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 5))
    app.buttons["more"].tap()
  }
}
