import SwiftUI
import XCTest

/// A navigation stack with an identifier, beside names of its own inside, in a tab with one.
struct NamedStackApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack {
          VStack {
            Text("Hello").accessibilityIdentifier("greeting")
            NavigationLink("More") { Text("More of it").accessibilityIdentifier("more") }
          }
          .navigationTitle("First")
        }
        .accessibilityIdentifier("stack")
        .tabItem { Text("Home") }
      }
      .accessibilityIdentifier("tabs")
    }
  }
}

/// An identifier on what holds screens leaves those on the screens as they are.
final class NamedStackTests: HostedAppTests<NamedStackApp> {
  func testTheScreensOfANavigationStackKeepTheirNames() {
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello")
    app.buttons["More"].tap()
    XCTAssertEqual(app.staticTexts["more"].label, "More of it")
  }

  func testTheStackHasItsNameAroundItsScreens() {
    XCTAssertTrue(app.otherElements["stack"].staticTexts["greeting"].exists)
    XCTAssertTrue(app.otherElements["tabs"].navigationBars["First"].exists)
  }
}
