import XCTest

/// Lesson 7: wait for the card of the tea, however long it takes to load.
final class Exercise07: XCTestCase {
  func testATeaIsPutIntoTheBasket() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    app.tables["menu.table"].otherElements["assam"].tap()
    sleep(3)
    XCTAssertTrue(app.otherElements["tea.card"].exists)
    app.buttons["tea.add"].tap()
    XCTAssertEqual(app.staticTexts["tea.note"].label, "In the basket")
  }
}
