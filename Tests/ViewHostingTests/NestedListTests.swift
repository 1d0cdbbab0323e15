import SwiftUI
import XCTest

struct NestedListApp: App {
  var body: some Scene { WindowGroup { Medicines() } }

  private struct Medicines: View {
    @State private var names = ["Aspirin", "Ibuprofen"]
    @State private var kind = "Pill"

    var body: some View {
      Form {
        Section("Medicines") {
          List {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          Button("Add") { names.append("Other") }
        }
        Picker("Kind", selection: $kind) {
          ForEach(["Pill", "Drops"], id: \.self) { Text($0) }
        }
      }
    }
  }
}

/// A list that is a row of a form shows its rows among the others.
final class NestedListTests: HostedAppTests<NestedListApp> {
  func testItsRowsAreRowsOfTheForm() {
    XCTAssertEqual(app.collectionViews.count, 1)
    XCTAssertTrue(app.cells.staticTexts["Aspirin"].isHittable)
    XCTAssertLessThan(app.staticTexts["Ibuprofen"].frame.maxY, app.buttons["Add"].frame.minY)
  }

  func testItsRowsAreDeletedAndAddedAsElsewhere() {
    app.staticTexts["Aspirin"].swipeLeft()
    app.buttons["Delete"].tap()
    app.buttons["Add"].tap()
    XCTAssertFalse(app.staticTexts["Aspirin"].exists)
    XCTAssertTrue(app.cells.staticTexts["Other"].exists)
  }

  func testTheChoiceInTheRowOfAPickerIsAText() {
    app.buttons["Kind, Pill"].staticTexts["Pill"].tap()
    app.buttons["Drops"].tap()
    XCTAssertTrue(app.staticTexts["Drops"].exists)
  }
}
