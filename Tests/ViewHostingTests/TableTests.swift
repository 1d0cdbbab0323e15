import SwiftUI
import XCTest

struct TableApp: App {
  var body: some Scene { WindowGroup { People() } }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

private struct People: View {
  @State private var chosen: Int?
  @State private var order = [KeyPathComparator(\Person.name)]
  private let people = [
    Person(id: 1, name: "Ana", age: 30), Person(id: 2, name: "Bo", age: 4),
  ]

  var body: some View {
    VStack {
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80)
      }
      Text(chosen.map { "Chosen: \($0)" } ?? "None")
    }
  }
}

/// A table on a phone.
final class TableTests: HostedAppTests<TableApp> {
  func testAPhoneShowsTheFirstColumnAsAList() {
    XCTAssertEqual(app.collectionViews.cells.count, 2)
    XCTAssertTrue(app.cells.staticTexts["Ana"].exists)
    XCTAssertFalse(app.staticTexts["4 years"].exists)
    XCTAssertFalse(app.staticTexts["Name"].exists)
  }

  func testARowIsChosen() {
    app.cells.staticTexts["Bo"].tap()
    XCTAssertTrue(app.staticTexts["Chosen: 2"].exists)
  }
}
