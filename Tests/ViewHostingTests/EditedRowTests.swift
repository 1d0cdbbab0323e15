import SwiftUI
import XCTest

struct EditedRowApp: App {
  var body: some Scene { WindowGroup { EditedRows() } }
}

private struct EditedRows: View {
  @State private var rows = ["Tea", "Milk", "Rice"]

  var body: some View {
    NavigationView {
      List {
        ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
        NavigationLink("Other") { Detail() }
      }
      .toolbar { EditButton() }
      .navigationTitle("Rows")
    }
  }
}

private struct Detail: View {
  @Environment(\.editMode) private var mode

  var body: some View { Text(mode?.wrappedValue.isEditing == true ? "edited" : "not edited") }
}

final class EditedRowTests: HostedAppTests<EditedRowApp> {
  private var signs: XCUIElementQuery {
    app.collectionViews.cells.otherElements.containing(.image, identifier: "remove")
  }

  func testTheSignBesideARowAsksBeforeItDeletes() {
    XCTAssertEqual(signs.count, 0)
    app.buttons["Edit"].tap()
    XCTAssertEqual(signs.count, 3)
    signs.element(boundBy: 1).tap()
    XCTAssertTrue(app.staticTexts["Milk"].exists)
    app.collectionViews.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Milk"].exists)
    XCTAssertFalse(app.buttons["Delete"].exists)
    XCTAssertEqual(signs.count, 2)
  }

  func testDoneTakesTheSignsAway() {
    app.buttons["Edit"].tap()
    signs.firstMatch.tap()
    app.buttons["Done"].tap()
    XCTAssertEqual(signs.count, 0)
    app.buttons["Edit"].tap()
    XCTAssertFalse(app.buttons["Delete"].exists)
  }

  func testEachScreenIsEditedByItself() {
    app.buttons["Edit"].tap()
    app.buttons["Other"].tap()
    XCTAssertTrue(app.staticTexts["not edited"].exists)
  }
}
