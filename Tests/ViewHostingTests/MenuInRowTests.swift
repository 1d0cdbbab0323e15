import SwiftUI
import XCTest

struct MenuInRowApp: App {
  var body: some Scene { WindowGroup { Rows() } }

  private struct Rows: View {
    @State private var log = "nothing"

    var body: some View {
      VStack {
        Text(log)
        HStack {
          Text("Tea")
          Menu("More") { Button("Drink") { log = "drunk" } }
          Text("Cup").contextMenu { Button("Wash") { log = "washed" } }
        }
        .contentShape(Rectangle())
        .onTapGesture { log = "opened" }
      }
    }
  }
}

/// A menu in a row that has a tap of its own.
final class MenuInRowTests: HostedAppTests<MenuInRowApp> {
  func testATapOnTheMenuOpensIt() {
    app.buttons["More"].tap()
    app.buttons["Drink"].tap()
    XCTAssertTrue(app.staticTexts["drunk"].exists)
  }

  func testATapBesideItIsTheRows() {
    app.staticTexts["Tea"].tap()
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }

  func testATapOnAContextMenusViewIsTheRows() {
    app.staticTexts["Cup"].tap()
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }
}
