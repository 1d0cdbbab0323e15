import SwiftUI
import XCTest

/// Links of words that follow values of the app.
struct WordLinksApp: App {
  @State private var isShown = false
  @State private var chosen: Int?

  var body: some Scene {
    WindowGroup {
      NavigationView {
        VStack {
          NavigationLink("Details", isActive: $isShown) { Text("The details") }
          NavigationLink("One", tag: 1, selection: $chosen) { Text("The first") }
          NavigationLink("Two", destination: Text("The second"), tag: 2, selection: $chosen)
          Button("Show") { isShown = true }
          Button("Choose") { chosen = 2 }
        }
      }
    }
  }
}

/// What links of words show, tapped and by their values.
final class WordLinkTests: HostedAppTests<WordLinksApp> {
  func testALinkOfWordsIsFollowedByATap() {
    app.buttons["One"].tap()
    XCTAssertTrue(app.staticTexts["The first"].exists)
  }

  func testALinkOfWordsFollowsItsValue() {
    app.buttons["Show"].tap()
    XCTAssertTrue(app.staticTexts["The details"].exists)
  }

  func testALinkOfWordsIsFollowedWhileTheValueIsItsTag() {
    app.buttons["Choose"].tap()
    XCTAssertTrue(app.staticTexts["The second"].exists)
  }
}
