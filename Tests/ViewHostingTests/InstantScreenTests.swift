import SwiftUI
import XCTest

struct InstantScreenApp: App {
  var body: some Scene { WindowGroup { Opener() } }

  private struct Opener: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Slide") { isOpen = true }
        Button("Switch") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isOpen = true }
        }
      }
      .fullScreenCover(isPresented: $isOpen) { Text("Cover") }
    }
  }
}

/// Screens that an app shows without an animation.
final class InstantScreenTests: HostedAppTests<InstantScreenApp> {
  private func timeUntilIdle(after button: String) -> TimeInterval {
    let start = Date()
    app.buttons[button].tap()
    XCTAssertTrue(app.staticTexts["Cover"].exists)
    return Date().timeIntervalSince(start)
  }

  func testAnAppIsNotBusyWithAScreenThatDoesNotSlide() {
    let instant = timeUntilIdle(after: "Switch")
    app.launch()
    XCTAssertGreaterThan(timeUntilIdle(after: "Slide"), instant + 0.2)
  }
}
