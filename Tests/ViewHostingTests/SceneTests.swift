import SwiftUI
import XCTest

struct WatchedApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var phases: [String] = []

  var body: some Scene {
    WindowGroup { PhasesView(phases: phases) }
      .onChange(of: phase) { _, new in phases.append("\(new)") }
      .environment(\.lineLimit, 7)
      .commands { CommandMenu("Tea") { Button("Brew") {} } }
  }
}

private struct PhasesView: View {
  let phases: [String]
  @Environment(\.lineLimit) private var limit

  var body: some View {
    VStack {
      Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
      Text("\(limit ?? 0) lines")
    }
  }
}

/// Modifiers of scenes act on what the window shows.
final class SceneTests: HostedAppTests<WatchedApp> {
  func testASceneFollowsItsPhase() {
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(
      app.staticTexts["phases"].label, "active inactive background inactive active")
  }

  func testASceneGivesItsViewsAnEnvironment() {
    XCTAssertTrue(app.staticTexts["7 lines"].exists)
    XCTAssertFalse(app.buttons["Brew"].exists)
  }
}
