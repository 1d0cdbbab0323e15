import XCTest

final class Exercise07: XCTestCase {
  func testATeaIsPutIntoTheBasket() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    app.tables["menu.table"].otherElements["assam"].tap()
    XCTAssertTrue(app.otherElements["tea.card"].waitForExistence(timeout: 20))
    app.buttons["tea.add"].tap()
    XCTAssertEqual(app.staticTexts["tea.note"].label, "In the basket")
  }
}
