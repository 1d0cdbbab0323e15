import SwiftUI
import XCTest

struct ChosenRowsApp: App {
  var body: some Scene { WindowGroup { NavigationStack { ChosenRows() } } }
}

private struct ChosenRows: View {
  @State private var names = ["Tea", "Milk", "Rice"]
  @State private var chosen: Set<String> = []

  var body: some View {
    List(selection: $chosen) {
      ForEach(names, id: \.self) { name in
        if name == "Rice" { NavigationLink(name) { Text("About rice") } } else { Text(name) }
      }
      .onDelete { names.remove(atOffsets: $0) }
    }
    .navigationTitle("\(chosen.count) chosen")
    .toolbar {
      EditButton()
      Button("Remove") {
        names.removeAll(where: chosen.contains)
        chosen = []
      }
    }
  }
}

final class ChosenRowsTests: HostedAppTests<ChosenRowsApp> {
  func testRowsAreChosenWhileTheyAreEdited() {
    app.staticTexts["Tea"].tap()
    XCTAssertTrue(app.navigationBars["0 chosen"].exists)
    app.buttons["Edit"].tap()
    app.staticTexts["Tea"].tap()
    app.buttons["Rice"].tap()
    XCTAssertTrue(app.navigationBars["2 chosen"].exists)
    XCTAssertTrue(app.cells.element(boundBy: 0).isSelected)
    app.buttons["Remove"].tap()
    XCTAssertEqual(app.cells.count, 1)
    XCTAssertTrue(app.staticTexts["Milk"].exists)
  }

  func testALinkLeadsOnWhileNothingIsEdited() {
    app.buttons["Rice"].tap()
    XCTAssertTrue(app.staticTexts["About rice"].exists)
  }

  func testAnotherTapTakesTheChoiceBack() {
    app.buttons["Edit"].tap()
    app.staticTexts["Tea"].tap()
    app.staticTexts["Tea"].tap()
    XCTAssertTrue(app.navigationBars["0 chosen"].exists)
  }

  func testRowsThatCanBeChosenHaveNoSignToDeleteThem() {
    app.buttons["Edit"].tap()
    XCTAssertFalse(app.images["remove"].exists)
  }
}
