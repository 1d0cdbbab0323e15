import SimulatedApp
import ViewHosting
import XCTest

/// A list as systems before iOS 16 show it.
final class OldListTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: KeyboardApp.self, showsListsAsTables: true)
  }

  func testAFormIsATable() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.tables.cells.switches["Bold"].exists)
    XCTAssertEqual(app.collectionViews.count, 0)
  }

  func testACellIsNamedByTheWordsInside() {
    let app = XCUIApplication()
    app.launch()
    let cell = app.tables.cells.containing(.switch, identifier: "Bold").firstMatch
    XCTAssertEqual(cell.label, "Bold")
  }
}
