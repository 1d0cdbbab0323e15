import XCTest

final class Exercise12: XCTestCase {
  private let app = XCUIApplication()

  private func open(_ link: String) throws {
    app.launch()
    app.open(try XCTUnwrap(URL(string: link)))
  }

  func testTheMenu() throws {
    try open("teahouse://menu")
    XCTAssertTrue(app.tables["menu.table"].waitForExistence(timeout: 5))
  }

  func testTheSettings() throws {
    try open("teahouse://settings")
    XCTAssertTrue(app.otherElements["settings.view"].waitForExistence(timeout: 5))
  }

  func testTheSizes() throws {
    try open("teahouse://sizes")
    XCTAssertTrue(app.otherElements["sizes.view"].waitForExistence(timeout: 5))
  }
}
