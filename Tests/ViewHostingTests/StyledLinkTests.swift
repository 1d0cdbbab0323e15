import SwiftUI
import XCTest

private struct HighStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().frame(maxWidth: .infinity, minHeight: 60)
  }
}

struct StyledLinkApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Warm up") { Text("Long tones") }
          NavigationLink("Scales") { Text("B flat") }.disabled(true)
        }
        .buttonStyle(HighStyle())
      }
    }
  }
}

/// A link outside of lists is a button in the app's style.
final class StyledLinkTests: HostedAppTests<StyledLinkApp> {
  func testTheStyleDecidesHowLargeALinkIs() {
    XCTAssertEqual(app.buttons["Warm up"].frame.height, 60)
    XCTAssertEqual(app.buttons["Warm up"].frame.width, app.frame.width)
  }

  func testItOpensItsScreen() {
    app.buttons["Warm up"].tap()
    XCTAssertTrue(app.staticTexts["Long tones"].waitForExistence(timeout: 1))
  }

  func testADisabledLinkStaysDisabled() {
    XCTAssertFalse(app.buttons["Scales"].isEnabled)
    XCTAssertEqual(app.buttons["Scales"].frame.height, 60)
  }
}
