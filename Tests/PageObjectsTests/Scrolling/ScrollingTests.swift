import PageObjects
import SimulatedApp
import XCTest

/// A long list below a navigation bar, a row of pictures, and a list that is short.
private enum LongApp {
  static let definition = AppDefinition(
    "Long", bundleIdentifier: "com.example.long", default: "List"
  ) {
    Coordinator("List", root: "list")
    Screen("list", title: "List", root: CollectionView("rows")) {
      Context("rows", .list((0..<80).map { .string("row \($0)") }))
      Context("pictures", .list((0..<20).map { .string("picture \($0)") }))
      Cell("strip") {
        CollectionView("pictures") {
          Cell(.bind("item")).forEach("pictures").size(width: 120, height: 100)
        }.layout(.horizontal).size(height: 100)
      }.size(height: 110)
      Cell(.bind("item")) { Text(.bind("item")) }.forEach("rows").size(height: 90)
    }
  }
}

final class ScrollingTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { LongApp.definition }

  private let app = XCUIApplication()
  private var rows: XCUIElement { app.collectionViews["rows"] }

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testARowThatDoesNotExistYet() {
    let row = app.cells["row 60"]
    XCTAssertFalse(row.exists)
    XCTAssertTrue(rows.swipe(toFullyReveal: row))
    XCTAssertTrue(row.isHittable)
    XCTAssertLessThanOrEqual(row.frame.maxY, rows.frame.maxY + 1)
  }

  func testARowThatIsBehind() {
    rows.swipe(toFullyReveal: app.cells["row 40"])
    XCTAssertFalse(app.cells["row 2"].exists)
    XCTAssertTrue(rows.swipe(toFullyReveal: app.cells["row 2"]))
    XCTAssertGreaterThanOrEqual(
      app.cells["row 2"].frame.minY, app.navigationBars.firstMatch.frame.maxY - 1)
  }

  func testARowThatCanBeSeenMovesNothing() {
    let frame = app.cells["row 1"].frame
    XCTAssertTrue(rows.swipe(toFullyReveal: app.cells["row 1"]))
    XCTAssertEqual(app.cells["row 1"].frame, frame)
  }

  func testARowThatIsNowhere() {
    XCTAssertFalse(rows.swipe(toFullyReveal: app.cells["row 99"]))
    XCTAssertTrue(app.cells["row 0"].exists, "it came back to the beginning")
  }

  func testSideways() {
    let pictures = app.collectionViews["pictures"]
    let last = app.cells["picture 19"]
    XCTAssertTrue(pictures.swipe(toFullyReveal: last, axis: .horizontal))
    XCTAssertLessThanOrEqual(last.frame.maxX, app.frame.maxX + 1)
  }

  func testWhatDoesNotExistDoesNotScroll() {
    XCTAssertFalse(app.tables["none"].swipe(toFullyReveal: app.cells["row 1"]))
  }
}
