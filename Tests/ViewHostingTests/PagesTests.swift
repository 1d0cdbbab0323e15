import SwiftUI
import XCTest

struct PagesApp: App {
  var body: some Scene { WindowGroup { Pages() } }
}

private struct Pages: View {
  @State private var page = "First"

  var body: some View {
    NavigationView {
      TabView(selection: $page) {
        ForEach(["First", "Second", "Third"], id: \.self) { name in
          List {
            NavigationLink("More of \(name)") { Text("Details of \(name)") }
            Button("Not now") {}.disabled(true).frame(height: 500)
          }
          .tag(name)
        }
      }
      .tabViewStyle(.page)
      .navigationTitle(page)
    }
  }
}

final class PagesTests: HostedAppTests<PagesApp> {
  func testASwipeTurnsThePageThatTheDotsShow() {
    XCTAssertEqual(app.pageIndicators.element.value as? String, "page 1 of 3")
    app.swipeLeft()
    XCTAssertTrue(app.navigationBars["Second"].exists)
    XCTAssertEqual(app.pageIndicators.element.value as? String, "page 2 of 3")
    app.swipeRight()
    XCTAssertTrue(app.navigationBars["First"].exists)
  }

  func testTheLastPageIsNotTurned() {
    for _ in 1...5 { app.swipeLeft() }
    XCTAssertTrue(app.navigationBars["Third"].exists)
  }

  func testASwipeOverADisabledButtonTurnsThePage() {
    app.buttons["Not now"].swipeLeft()
    XCTAssertTrue(app.navigationBars["Second"].exists)
  }

  func testALinkOnAPagePushesOverThePages() {
    app.buttons["More of First"].tap()
    XCTAssertTrue(app.staticTexts["Details of First"].exists)
    XCTAssertFalse(app.pageIndicators.element.exists)
  }
}
