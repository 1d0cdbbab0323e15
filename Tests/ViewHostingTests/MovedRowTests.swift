import SwiftUI
import XCTest

struct MovedRowApp: App {
  var body: some Scene { WindowGroup { MovedRows() } }
}

private struct MovedRows: View {
  @State private var rows = ["Tea", "Milk", "Rice"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { Text($0).moveDisabled($0 == "Rice") }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

/// Rows that a person can move.
final class MovedRowTests: HostedAppTests<MovedRowApp> {
  private var words: [String] {
    app.collectionViews.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  func testAHandleMovesARowWhileTheListIsEdited() {
    XCTAssertFalse(app.buttons["Reorder"].exists)
    app.buttons["Edit"].tap()
    app.buttons["Reorder Tea"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Milk"])
    XCTAssertEqual(words, ["Milk", "Tea", "Rice"])
  }

  func testASwipeOnAHandleMovesItsRowByOne() {
    app.buttons["Edit"].tap()
    app.cells.element(boundBy: 1).buttons["Reorder"].swipeUp()
    XCTAssertEqual(words, ["Milk", "Tea", "Rice"])
    app.cells.element(boundBy: 0).buttons["Reorder"].swipeDown()
    XCTAssertEqual(words, ["Tea", "Milk", "Rice"])
  }

  func testALongPressDragsARowThatIsNotEdited() {
    app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    XCTAssertEqual(words, ["Milk", "Rice", "Tea"])
  }

  func testARowThatCannotBeMovedHasNoHandle() {
    app.buttons["Edit"].tap()
    XCTAssertEqual(app.buttons.matching(identifier: "Reorder").count, 2)
  }
}
