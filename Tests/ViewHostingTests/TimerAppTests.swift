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
