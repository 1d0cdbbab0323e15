import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct GridAboveListApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Screen: View {
    var body: some View {
      NavigationStack {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 150))], spacing: 10) {
            NavigationLink("Jewelry") { Text("Gold") }
            NavigationLink("Shirts") { Text("Silk") }
          }
          .padding(20)
          .navigationTitle("Shop")
        }
        Text("All")
        List { Text("Bag") }
      }
    }
  }
}

/// A grid that scrolls sideways above a list.
final class GridAboveListTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: GridAboveListApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testLinksInAGridAboveAListOpen() {
    app.buttons["Jewelry"].tap()
    XCTAssertTrue(app.staticTexts["Gold"].exists)
  }
}
