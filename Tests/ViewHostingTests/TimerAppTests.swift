import SwiftUI
import XCTest

struct TickingApp: App {
  @State private var ticks = 0
  @State private var isShown = true
  private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(ticks) ticks").accessibilityIdentifier("ticks")
        Button("Stop") { isShown = false }
        if isShown { Color.clear.onReceive(timer) { _ in ticks += 1 } }
      }
    }
  }
}

/// Timers of an app, in virtual time.
final class TimerAppTests: HostedAppTests<TickingApp> {
  func testATimerTicksWhileItIsHeard() {
    sleep(25)
    XCTAssertEqual(app.staticTexts["ticks"].label, "2 ticks")
    app.buttons["Stop"].tap()
    sleep(60)
    XCTAssertEqual(app.staticTexts["ticks"].label, "2 ticks")
  }
}

/// An app whose timer fires more often than its tasks are in time.
struct QuickTickingApp: App {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 1 / 50, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup { Text("\(ticks / 50) s").onReceive(timer) { _ in ticks += 1 } }
  }
}

/// A timer follows its plan, however late it is.
final class QuickTimerTests: HostedAppTests<QuickTickingApp> {
  private func seconds() throws -> Int {
    try XCTUnwrap(Int(app.staticTexts.firstMatch.label.dropLast(2)))
  }

  func testATimerThatIsLateKeepsItsPace() throws {
    let before = try seconds()
    sleep(10)
    XCTAssertEqual(try seconds() - before, 10, "50 ticks are a second")
  }
}
