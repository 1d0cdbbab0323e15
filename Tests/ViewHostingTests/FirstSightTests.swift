import SwiftUI
import XCTest

struct FirstSightApp: App {
  @State private var told = 0

  var body: some Scene {
    WindowGroup {
      TabView {
        Text("told \(told) times").tabItem { Text("Count") }
        Text("Second").onChange(of: true, initial: true) { told += 1 }.tabItem { Text("Other") }
      }
    }
  }
}

/// What a view does at first happens when it comes into sight, not when its tab is made.
final class FirstSightTests: HostedAppTests<FirstSightApp> {
  func testTheInitialValueIsToldWhenTheViewComesIntoSightForTheFirstTime() {
    XCTAssertTrue(app.staticTexts["told 0 times"].exists)
    for tab in ["Other", "Count", "Other", "Count"] { app.buttons[tab].tap() }
    XCTAssertTrue(app.staticTexts["told 1 times"].exists)
  }
}
