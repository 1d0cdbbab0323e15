import SwiftUI
import XCTest

struct ContentMarginApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        List { Text("Row") }.listStyle(.plain)
          .contentMargins(.top, 64, for: .scrollContent)
          .frame(height: 200)
        ScrollView { Text("Scrolled") }.contentMargins(30).frame(height: 200)
        ScrollView { Text("Usual") }
          .contentMargins(30, for: .scrollIndicators)
          .frame(height: 100)
      }
    }
  }
}

/// The space that an app asks for around what scrolls.
final class ContentMarginTests: HostedAppTests<ContentMarginApp> {
  private func space(above text: String, in view: XCUIElement) -> CGFloat {
    app.staticTexts[text].frame.minY - view.frame.minY
  }

  func testAListBeginsBelowItsMargin() {
    let list = app.collectionViews.firstMatch
    XCTAssertEqual(app.cells.firstMatch.frame.minY - list.frame.minY, 64)
  }

  func testTheContentOfAScrollViewBeginsBelowItsMargin() {
    XCTAssertEqual(space(above: "Scrolled", in: app.scrollViews.element(boundBy: 0)), 30)
  }

  func testMarginsOfTheScrollBarsAreNotThoseOfTheContent() {
    XCTAssertEqual(space(above: "Usual", in: app.scrollViews.element(boundBy: 1)), 0)
  }
}
