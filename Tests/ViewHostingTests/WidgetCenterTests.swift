import SwiftUI
import WidgetKit
import XCTest

struct WidgetedApp: App {
  var body: some Scene { WindowGroup { CountView() } }
}

private struct CountView: View {
  @State private var text = "-"

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    Button("count") {
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.getCurrentConfigurations { result in
        let count = (try? result.get())?.count
        Task { @MainActor in text = count.map { "\($0) widgets" } ?? "failed" }
      }
    }
  }
}

/// An app that tells its widgets of changes.
final class WidgetCenterTests: HostedAppTests<WidgetedApp> {
  func testThereAreNoWidgets() {
    app.buttons["count"].tap()
    XCTAssertTrue(app.staticTexts["0 widgets"].waitForExistence(timeout: 1))
  }
}
