import XCTest

final class Exercise02: XCTestCase {
  func testTheLargePotIsChosen() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Sizes"]
    app.launch()
    app.buttons.element(matching: NSPredicate(format: "identifier == %@", "Large")).tap()
    XCTAssertEqual(app.staticTexts["sizes.chosen"].label, "Large pot")
  }
}
