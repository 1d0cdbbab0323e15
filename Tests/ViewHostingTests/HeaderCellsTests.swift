import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct HeaderCellsApp: App {
  var body: some Scene { WindowGroup { Drinks() } }
}

private struct Drinks: View {
  var body: some View {
    List {
      Section("Tea") { Text("Oolong") }
      Section("Coffee") { Text("Mocha") }
    }
  }
}

/// The words above rows, which public suites count among the cells.
final class HeaderCellsTests: HostedAppTests<HeaderCellsApp> {
  private var cells: XCUIElementQuery { app.collectionViews.children(matching: .cell) }

  func testAHeaderIsACellBeforeThoseOfItsRows() {
    XCTAssertEqual(
      (0..<cells.count).map { cells.element(boundBy: $0).staticTexts.firstMatch.label },
      ["Tea", "Oolong", "Coffee", "Mocha"])
  }
}

/// The same list as iOS 15 shows it.
final class OldHeaderTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: HeaderCellsApp.self, showsListsAsTables: true)
  }

  func testAHeaderOfATableIsNoCell() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.tables.cells.count, 2)
    XCTAssertTrue(app.tables.otherElements.staticTexts["Tea"].exists)
  }
}
