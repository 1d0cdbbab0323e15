import XCTest

/// Asks for the titles.
final class Exercise12: XCTestCase {
  private let app = XCUIApplication()

  private func open(_ link: String) throws {
    app.launch()
    app.open(try XCTUnwrap(URL(string: link)))
  }

  func testTheMenu() throws {
    try open("teahouse://menu")
    XCTAssertTrue(app.navigationBars["Menu"].waitForExistence(timeout: 5))
  }

  func testTheSettings() throws {
    try open("teahouse://settings")
    XCTAssertTrue(app.navigationBars["Settings"].waitForExistence(timeout: 5))
  }

  func testTheSizes() throws {
    try open("teahouse://sizes")
    XCTAssertTrue(app.navigationBars["Size"].waitForExistence(timeout: 5))
  }
}
