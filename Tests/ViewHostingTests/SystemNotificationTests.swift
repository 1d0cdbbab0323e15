import SwiftUI
import UIKit
import XCTest

struct NoticesApp: App {
  @StateObject private var desk = NoticeDesk()
  @State private var leaves = 0
  @State private var awaited = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(desk.told.joined(separator: ", ")).accessibilityIdentifier("told")
        Text("left \(leaves) times")
        Text("awaited \(awaited)")
        Button("Stop") { desk.stop() }
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
      ) { _ in leaves += 1 }
      .task {
        let name = UIApplication.willResignActiveNotification
        for await _ in NotificationCenter.default.notifications(named: name) { awaited += 1 }
      }
    }
  }
}

@MainActor
private final class NoticeDesk: ObservableObject {
  @Published private(set) var told: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    hear(UIApplication.didBecomeActiveNotification, as: "active")
    hear(UIApplication.willResignActiveNotification, as: "resigns")
    hear(UIApplication.didEnterBackgroundNotification, as: "behind")
    hear(UIApplication.willEnterForegroundNotification, as: "returns")
  }

  private func hear(_ name: Notification.Name, as word: String) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      [weak self] _ in MainActor.assumeIsolated { self?.note(word) }
    }
    tokens.append(token)
  }

  private func note(_ word: String) { told.append(word) }

  func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}

/// The notifications that the system posts to an app.
final class SystemNotificationTests: HostedAppTests<NoticesApp> {
  private var told: String { app.staticTexts["told"].label }

  func testAnAppIsToldThatItIsInFront() {
    XCTAssertEqual(told, "active")
  }

  func testAnAppIsToldThatItLeavesAndReturns() {
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(told, "active, resigns, behind, returns, active")
  }

  func testAViewIsToldToo() {
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertTrue(app.staticTexts["left 1 times"].exists)
  }

  func testALoopIsToldEachTime() {
    for _ in 1...2 {
      XCUIDevice.shared.press(.home)
      app.activate()
    }
    XCTAssertTrue(app.staticTexts["awaited 2"].waitForExistence(timeout: 1))
  }

  func testWhoHasStoppedIsToldNothing() {
    app.buttons["Stop"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(told, "active")
  }
}
