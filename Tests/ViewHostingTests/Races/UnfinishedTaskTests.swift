import Combine
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
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

  /// A static variable of the app holds the timer of a run, and the next run ends it: the runs
  /// have the same events, as they would have on a device, where the timer would be gone.
  func testATaskOfAnEndedRunDoesNotGoOn() {
    let test = RacedTests<PollingApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Poll"].tap()
      sleep(1)
    }
    let first = test.trace(seed: 1).trace.happenings.map(\.words)
    _ = test.run(replaying: ReplayToken(seed: 1).description, seed: 1)
    expect(test.trace(seed: 1).trace.happenings.map(\.words), first)
  }
}

private struct PollingApp: App {
  var body: some Scene { WindowGroup { Button("Poll") { Poll.begin() } } }
}

@MainActor private enum Poll {
  static var timer: AnyCancellable?

  static func begin() {
    timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { _ in }
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
