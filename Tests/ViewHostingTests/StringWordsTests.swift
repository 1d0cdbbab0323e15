import SwiftUI
import XCTest

struct StringWordsApp: App {
  var body: some Scene { WindowGroup { StringWords() } }
}

private struct StringWords: View {
  private let title: String = "Favourites"
  @State private var isOpen = false
  @State private var told = "nothing"

  private var stars: Text { Text("5").accessibilityLabel("five stars") }

  var body: some View {
    VStack {
      DisclosureGroup(title, isExpanded: $isOpen) { Text("Soup") }
      stars
      Text(told).accessibilityIdentifier("told")
      Button("Wait") {
        Task {
          try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
          told = "waited"
        }
      }
    }
  }
}

/// Words that an app holds as strings, and a second as it was written for tasks.
final class StringWordsTests: HostedAppTests<StringWordsApp> {
  func testAGroupNamedByAStringIsOpened() {
    app.buttons["Favourites"].tap()
    XCTAssertTrue(app.staticTexts["Soup"].exists)
  }

  func testATextWithALabelIsStillAText() {
    XCTAssertTrue(app.staticTexts["five stars"].exists)
  }

  func testATaskSleepsForNanosecondsOfASecond() {
    app.buttons["Wait"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "nothing")
    sleep(3)
    XCTAssertEqual(app.staticTexts["told"].label, "waited")
  }
}
