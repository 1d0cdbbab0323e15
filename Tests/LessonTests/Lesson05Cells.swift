import XCTest

/// A row of the menu.
struct TeaRow {
  let id: String
  private var view: XCUIElement { XCUIApplication().tables["menu.table"].otherElements[id] }
  var name: String { view.staticTexts["name"].label }
  var price: String { view.staticTexts["price"].label }

  func check(
    name: String, price: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(self.name, name, file: file, line: line)
    XCTAssertEqual(self.price, price, file: file, line: line)
  }
}

/// Cells as objects, in an app whose rows have been turned round.
final class Lesson05Cells: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }
  override class var simulatedAppVariant: String? { "turned" }

  override func setUp() {
    super.setUp()
    app.launchArguments = ["-coordinatorUnderUITest", "Menu"]
    app.launch()
  }

  func testWrongAPlaceInTheTable() {
    expectFailure(
      """
      XCTAssertEqual failed: ("Assam") is not equal to ("Darjeeling")
      """)
    XCTAssertEqual(app.cells.element(boundBy: 3).staticTexts["name"].label, "Darjeeling")
  }

  func testARowIsFoundByWhatItIs() {
    TeaRow(id: "darjeeling").check(name: "Darjeeling", price: "$7")
    TeaRow(id: "ceylon").check(name: "Ceylon", price: "$5")
  }
}
