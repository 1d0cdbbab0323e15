import SwiftUI
import XCTest

struct ScreensInsideApp: App {
  var body: some Scene {
    WindowGroup {
      ZStack {
        Color.gray
        NavigationStack { Text("Home").accessibilityIdentifier("home") }
      }
      .safeAreaInset(edge: .bottom) { Text("Beside") }
      .accessibilityIdentifier("surface")
    }
  }
}

/// An identifier on a container with a navigation stack and other views in it.
final class ScreensInsideTests: HostedAppTests<ScreensInsideApp> {
  func testElementsOnItsScreensKeepTheirIdentifiers() {
    XCTAssertEqual(app.staticTexts["home"].label, "Home")
    XCTAssertTrue(app.otherElements["surface"].staticTexts["home"].exists)
  }

  func testElementsBesideTheStackGetTheIdentifier() {
    XCTAssertEqual(app.staticTexts["surface"].label, "Beside")
  }
}
