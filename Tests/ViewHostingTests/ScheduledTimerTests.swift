import SwiftUI
import XCTest

private final class Meeting: ObservableObject {
  @Published var seconds = 0
  @Published var isOver = false
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
    let end = Timer(fire: Date() + 90, interval: 0, repeats: false) { [weak self] _ in
      self?.isOver = true
    }
    RunLoop.main.add(end, forMode: .common)
  }

  func stop() { timer?.invalidate() }
}

struct MeetingApp: App {
  var body: some Scene {
    WindowGroup { MeetingView() }
  }
}

private struct MeetingView: View {
  @StateObject private var meeting = Meeting()

  var body: some View {
    VStack {
      Text("\(meeting.seconds) s").accessibilityIdentifier("seconds")
      if meeting.isOver { Text("Over") }
      Button("Stop") { meeting.stop() }
    }
    .onAppear { meeting.start() }
  }
}

/// Timers of Foundation that an app starts, in virtual time.
final class ScheduledTimerTests: HostedAppTests<MeetingApp> {
  func testAScheduledTimerFiresUntilItIsInvalid() {
    let seconds = app.staticTexts["seconds"]
    let before = Int(seconds.label.prefix { $0.isNumber }) ?? 0
    sleep(10)
    XCTAssertEqual(seconds.label, "\(before + 10) s")
    app.buttons["Stop"].tap()
    let stopped = seconds.label
    sleep(60)
    XCTAssertEqual(seconds.label, stopped)
  }

  func testATimerThatIsAddedToARunLoopFiresOnce() {
    XCTAssertFalse(app.staticTexts["Over"].waitForExistence(timeout: 60))
    XCTAssertTrue(app.staticTexts["Over"].waitForExistence(timeout: 31))
  }
}
