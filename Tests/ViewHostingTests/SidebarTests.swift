import SwiftUI
import XCTest

struct SidebarApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("First", systemImage: "1.circle") {
          NavigationView {
            List { NavigationLink("Open") { List { Text("Pushed") } } }
          }
        }
        Tab("Second", systemImage: "2.circle") {
          NavigationView { List { Text("Stacked") } }.navigationViewStyle(.stack)
        }
        Tab("Third", systemImage: "3.circle") {
          NavigationStack { List { Text("On a stack") } }
        }
        Tab("Fourth", systemImage: "4.circle") {
          NavigationSplitView {
            List { Text("Plain") }.listStyle(.plain)
          } detail: {
            Text("Detail")
          }
        }
      }
    }
  }
}

/// A list in the first of some columns is a sidebar, on phones too.
final class SidebarTests: HostedAppTests<SidebarApp> {
  private var sidebar: XCUIElement { app.collectionViews["Sidebar"] }

  func testTheListOfANavigationViewIsASidebar() {
    XCTAssertTrue(sidebar.buttons["Open"].exists)
  }

  func testAListOnAPushedScreenIsNone() {
    sidebar.buttons["Open"].tap()
    XCTAssertTrue(app.staticTexts["Pushed"].exists)
    XCTAssertFalse(sidebar.exists)
  }

  func testAListOnAStackIsNone() {
    for (tab, text) in [("Second", "Stacked"), ("Third", "On a stack"), ("Fourth", "Plain")] {
      app.tabBars.buttons[tab].tap()
      XCTAssertTrue(app.staticTexts[text].exists)
      XCTAssertFalse(sidebar.exists)
    }
  }
}
