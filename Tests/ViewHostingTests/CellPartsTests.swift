import SwiftUI
import XCTest

struct CellPartsApp: App {
  var body: some Scene { WindowGroup { CellParts() } }
}

private struct CellParts: View {
  @State private var names = ["Tea", "Milk"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
    }
  }
}

/// The elements without names that a row of a list is in, which recorded tests go through.
final class CellPartsTests: HostedAppTests<CellPartsApp> {
  private var parts: XCUIElementQuery { app.cells.firstMatch.children(matching: .other) }

  func testARowIsThreeElementsDeepBesideABackground() {
    XCTAssertEqual(parts.count, 2)
    XCTAssertEqual(parts.element(boundBy: 0).children(matching: .other).count, 1)
    let inner = parts.element(boundBy: 1).children(matching: .other).element
      .children(matching: .other).element
    XCTAssertEqual(inner.children(matching: .staticText).element.label, "Tea")
  }

  func testARowIsDeletedByASwipeOverWhatItIsIn() {
    parts.element(boundBy: 1).children(matching: .other).element.swipeLeft()
    app.collectionViews.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Tea"].exists)
  }
}
