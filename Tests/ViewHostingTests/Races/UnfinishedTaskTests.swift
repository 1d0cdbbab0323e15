import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// A task of an app that goes on a few milliseconds after the end of the test: it still belongs to
/// the test's session, and not to that of the next test.
final class UnfinishedTaskTests: SearchingTests {
  /// What the task does after the test can race with a step of it in another run.
  func testATaskIsTracedPastTheEnd() {
    let run = RacedTests<NoticeApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Save"].tap()
      sleep(1)
    }.trace(seed: 1)
    let shown = run.trace.happenings.filter { $0.words == "update on window" }
    expect(shown.map(\.isAfterTest), [true])
  }
}

private struct NoticeApp: App {
  var body: some Scene { WindowGroup { NoticeView() } }
}

private struct NoticeView: View {
  @SwiftUI.State private var isSaved = false

  var body: some View {
    VStack {
      Button("Save") { Task { await save() } }
      if isSaved { Text("Saved") }
    }
  }

  private func save() async {
    try? await Task.sleep(for: .milliseconds(1_140))
    isSaved = true
  }
}
