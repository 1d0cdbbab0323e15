import XCTest

struct TeaRow {
  let id: String

  private var view: XCUIElement {
    XCUIApplication().tables["menu.table"].otherElements[id]
  }

  var name: String { view.staticTexts["name"].label }
  var price: String { view.staticTexts["price"].label }
  var isLiked: Bool { view.buttons["like"].label == "Liked" }
  func like() { view.buttons["like"].tap() }
}

/// Compares names alone.
final class Exercise05: XCTestCase {
  func testTheRowsAreRight() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
    let ceylon = TeaRow(id: "ceylon")
    XCTAssertEqual(ceylon.name, "Ceylon")
    let darjeeling = TeaRow(id: "darjeeling")
    XCTAssertEqual(darjeeling.name, "Darjeeling")
    darjeeling.like()
    XCTAssertTrue(darjeeling.isLiked)
  }
}
