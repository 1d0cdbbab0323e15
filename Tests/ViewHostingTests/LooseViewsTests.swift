import SwiftUI
import XCTest

struct LooseApp: App {
  var body: some Scene {
    WindowGroup {
      LooseButton()
      NavigationStack {
        Text("Header")
        List { Text("Row") }
          .navigationTitle("Loose")
      }
    }
  }
}

private struct LooseButton: View {
  @SwiftUI.State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Over")
        Text("Under")
      }
  }
}

/// Views without a container around them lie below each other, in windows, stacks and sheets.
final class LooseViewsTests: HostedAppTests<LooseApp> {
  func testViewsOfAWindowLieBelowEachOther() {
    XCTAssertLessThanOrEqual(
      app.buttons["Open"].frame.maxY, app.navigationBars["Loose"].frame.minY)
  }

  func testViewsOfAStackLieBelowEachOther() {
    XCTAssertLessThanOrEqual(
      app.staticTexts["Header"].frame.maxY, app.collectionViews.firstMatch.frame.minY)
    XCTAssertTrue(app.staticTexts["Header"].isHittable)
  }

  func testViewsOfASheetLieBelowEachOther() {
    app.buttons["Open"].tap()
    XCTAssertEqual(
      app.staticTexts["Over"].frame.maxY + 8, app.staticTexts["Under"].frame.minY, accuracy: 0.5)
  }
}
