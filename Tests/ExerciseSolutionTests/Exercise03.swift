import XCTest

final class Exercise03: XCTestCase {
  func testCeylonIsLiked() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    let ceylon = app.tables["menu.table"].otherElements["ceylon"]
    XCTAssertEqual(ceylon.staticTexts["price"].label, "$5")
    ceylon.buttons["like"].tap()
    XCTAssertEqual(ceylon.buttons["like"].label, "Liked")
  }
}
