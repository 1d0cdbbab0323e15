import SwiftUI
import XCTest

struct LoadingApp: App {
  var body: some Scene {
    WindowGroup { LoadingView() }
  }
}

private struct LoadingView: View {
  @State private var words = "Loading"
  @State private var taps = 0

  var body: some View {
    VStack {
      Text(words).accessibilityIdentifier("words")
      Text("\(taps) taps")
      Button("Tap") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          taps += 1
        }
      }
    }
    .task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      words = "Loaded"
    }
  }
}

/// Tasks of an app are events of the session: they take virtual time, and tests see what they did.
final class TaskTests: HostedAppTests<LoadingApp> {
  func testATaskOfAViewEndsInVirtualTime() {
    XCTAssertEqual(app.staticTexts["words"].label, "Loading")
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 5))
  }

  func testATaskOfAnActionEndsInVirtualTime() {
    app.buttons["Tap"].tap()
    XCTAssertTrue(app.staticTexts["0 taps"].exists)
    XCTAssertTrue(app.staticTexts["1 taps"].waitForExistence(timeout: 3))
  }
}
