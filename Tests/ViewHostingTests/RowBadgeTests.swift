import SwiftUI
import XCTest

struct BadgeApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        List {
          Text("Inbox").badge(3)
          Text("Sent").badge(0)
          Text("Drafts").badge("new")
        }
        .tabItem { Text("Mail") }
        .badge(7)
        Held().tabItem { Text("Held") }
      }
    }
  }

  private struct Held: View {
    @State private var told = ""
    var body: some View {
      Text("hold\(told)").accessibilityIdentifier("hold")
        .onLongPressGesture {
          told += " done"
        } onPressingChanged: {
          told += $0 ? " down" : " up"
        }
    }
  }
}

/// Badges in rows and on tabs, and what a long press reports.
final class RowBadgeTests: HostedAppTests<BadgeApp> {
  func testABadgeIsATextAtTheEndOfItsRow() {
    let row = app.cells.containing(.staticText, identifier: "Inbox").element
    XCTAssertTrue(row.staticTexts["3"].exists)
    XCTAssertGreaterThan(row.staticTexts["3"].frame.minX, row.frame.midX)
    XCTAssertTrue(app.staticTexts["new"].exists)
    XCTAssertFalse(app.staticTexts["0"].exists)
  }

  func testATabHasItsOwnBadge() {
    XCTAssertEqual(app.tabBars.buttons["Mail"].value as? String, "7 items")
    XCTAssertFalse(app.staticTexts["7"].exists)
  }

  func testALongPressTellsWhenTheFingerIsDown() {
    app.tabBars.buttons["Held"].tap()
    app.staticTexts["hold"].press(forDuration: 1)
    XCTAssertEqual(app.staticTexts["hold"].label, "hold down done up")
  }
}
