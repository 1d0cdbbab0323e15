import QuartzCore
import SwiftUI
import XCTest

struct StopWatchApp: App {
  @State private var began = CACurrentMediaTime()
  @State private var seconds = 0

  var body: some Scene {
    WindowGroup {
      Text("\(seconds) s").accessibilityIdentifier("seconds")
      Button("Stop") { seconds = Int((CACurrentMediaTime() - began).rounded()) }
    }
  }
}

/// The clock of Apple's module QuartzCore.
final class MediaTimeTests: HostedAppTests<StopWatchApp> {
  func testItIsThatOfTheSession() {
    sleep(60)
    app.buttons["Stop"].tap()
    XCTAssertEqual(app.staticTexts["seconds"].label, "62 s", "a launch and a tap take 2 s")
  }
}
