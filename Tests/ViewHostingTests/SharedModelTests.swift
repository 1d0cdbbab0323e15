import SwiftUI
import XCTest

/// One for all launches of a test process.
@MainActor private final class SharedModel: ObservableObject {
  static let shared = SharedModel()
  @Published var count = 0
}

struct SharedModelApp: App {
  var body: some Scene {
    WindowGroup {
      List { SharedCount() }
        .refreshable { SharedModel.shared.count = 0 }
        .environmentObject(SharedModel.shared)
    }
  }
}

private struct SharedCount: View {
  @EnvironmentObject private var model: SharedModel

  var body: some View { Button("Count \(model.count)") { model.count += 1 } }
}

/// An object that outlives a launch of its app, and so may what has listened to it.
final class SharedModelTests: HostedAppTests<SharedModelApp> {
  func testItTellsTheNextLaunchAlone() {
    let count = app.buttons["Count 0"]
    XCTAssertTrue(count.exists)
    app.terminate()
    app.launch()
    count.tap()
    XCTAssertTrue(app.buttons["Count 1"].exists)
  }
}
