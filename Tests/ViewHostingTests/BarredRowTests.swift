import SwiftUI
import XCTest

struct BarredRowApp: App {
  var body: some Scene { WindowGroup { BarredRows() } }
}

private struct BarredRows: View {
  @State private var chosen = "nothing"

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Text(chosen).accessibilityIdentifier("chosen")
          ForEach(1..<31) { row in Button("Row \(row)") { chosen = "Row \(row)" } }
        }
        .listStyle(.plain)
        .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Text("Bare") }
      List { ForEach(1..<31) { Text("Line \($0)") } }
        .listStyle(.plain)
        .safeAreaInset(edge: .bottom) { Button("Save") {}.frame(height: 88) }
        .tabItem { Text("Inset") }
    }
  }
}

/// Rows that a bar at the bottom covers, on a screen of 852 points with rows of 44.
final class BarredRowTests: HostedAppTests<BarredRowApp> {
  func testRowsUnderATabBarAreThereAndCannotBeTouched() {
    XCTAssertTrue(app.buttons["Row 14"].isHittable)
    XCTAssertTrue(app.buttons["Row 16"].exists)
    XCTAssertFalse(app.buttons["Row 16"].isHittable)
    XCTAssertFalse(app.buttons["Row 18"].exists)
  }

  func testATapScrollsToIt() {
    app.buttons["Row 16"].tap()
    app.swipeDown()
    XCTAssertEqual(app.staticTexts["chosen"].label, "Row 16")
  }

  func testRowsUnderAnInsetAreThere() {
    app.tabBars.buttons["Inset"].tap()
    XCTAssertTrue(app.staticTexts["Line 12"].isHittable)
    XCTAssertFalse(app.staticTexts["Line 16"].isHittable)
    XCTAssertTrue(app.staticTexts["Line 17"].exists)
  }
}
