import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct PreviewedMenuApp: App {
  var body: some Scene { WindowGroup { Menus() } }

  private struct Menus: View {
    @SwiftUI.State private var log = "nothing"

    var body: some View {
      VStack {
        Text("Tea").contextMenu {
          Button("Copy") { log = "copied" }
        } preview: {
          Text("A cup")
        }
        Text(log)
        styled(SystemTabViewStyle.page)
      }
    }

    private func styled(_ style: some TabViewStyle) -> some View {
      TabView { Text("First page") }.tabViewStyle(style)
    }
  }
}

/// A menu with a preview, and a style of tabs that is given by its protocol.
final class PreviewedMenuTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: PreviewedMenuApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheMenuOpensAsWithoutAPreview() {
    app.staticTexts["Tea"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertTrue(app.staticTexts["copied"].exists)
  }

  func testTabsOfPagesHaveNoBar() {
    XCTAssertEqual(app.tabBars.count, 0)
    XCTAssertTrue(app.staticTexts["First page"].exists)
  }
}
