import XCTest

/// Lesson 12: three links, each of which leads to a screen of its own.
final class Exercise12: XCTestCase {
  private let app = XCUIApplication()

  private func open(_ link: String) throws {
    app.launch()
    app.open(try XCTUnwrap(URL(string: link)))
  }

  func testTheMenu() throws {
    try open("teahouse://menu")
    XCTAssertTrue(app.navigationBars.firstMatch.exists)
  }

  func testTheSettings() throws {
    try open("teahouse://settings")
    XCTAssertTrue(app.navigationBars.firstMatch.exists)
  }

  func testTheSizes() throws {
    try open("teahouse://sizes")
    XCTAssertTrue(app.navigationBars.firstMatch.exists)
  }
}
