import SwiftUI
import XCTest

private enum Place: String, Hashable {
  case home, games, more
  var title: String { rawValue.capitalized }
}

struct TabValueApp: App {
  var body: some Scene { WindowGroup { Places() } }
}

private struct Places: View {
  @State private var place = Place.games

  var body: some View {
    TabView(selection: $place) {
      Tab(Place.home.title, image: "home", value: .home) { Text("At home") }
      Tab("Games", systemImage: "dice", value: .games) {
        Button("Leave") { place = .more }
      }
      .badge(3)
      if place != .home {
        Tab("More", systemImage: "ellipsis", value: .more) { Text("More of it") }
          .accessibilityIdentifier("more")
      }
    }
  }
}

/// Tabs whose values are named as those of the selection.
final class TabValueTests: HostedAppTests<TabValueApp> {
  func testTheSelectionChoosesTheTab() {
    app.buttons["Leave"].tap()
    XCTAssertTrue(app.staticTexts["More of it"].exists)
    app.tabBars.buttons["Home"].tap()
    XCTAssertTrue(app.staticTexts["At home"].exists)
    XCTAssertEqual(app.tabBars.buttons.count, 2)
  }

  func testAModifierKeepsTheTab() {
    XCTAssertEqual(app.tabBars.buttons["Games"].value as? String, "3 items")
  }
}
