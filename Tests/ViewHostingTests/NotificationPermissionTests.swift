import SwiftUI
import UIKit
import XCTest

struct ReminderApp: App {
  var body: some Scene { WindowGroup { Reminders() } }
}

private struct Reminders: View {
  @State private var answers: [String] = []
  @State private var pending = 0
  private let center = UNUserNotificationCenter.current()

  var body: some View {
    VStack {
      Text(answers.joined(separator: " ")).accessibilityIdentifier("answers")
      Text("\(pending) pending")
      Button("Ask") {
        center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
          Task { @MainActor in answers.append(isGranted ? "granted" : "refused") }
        }
      }
      Button("Await") {
        Task {
          let isGranted = try await center.requestAuthorization(options: .badge)
          answers.append(isGranted ? "granted" : "refused")
        }
      }
      Button("Look") { Task { await look() } }
      Button("Remind") { remind() }
    }
  }

  private func look() async {
    pending = await center.pendingNotificationRequests().count
    switch await center.notificationSettings().authorizationStatus {
    case .authorized: answers.append("authorized")
    case .denied: answers.append("denied")
    default: answers.append("unknown")
    }
  }

  private func remind() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
  }
}

/// An app that asks for the permission to notify, and the notifications that it has asked for.
final class NotificationPermissionTests: HostedAppTests<ReminderApp> {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private var answers: String { app.staticTexts["answers"].label }

  func testTheSystemAsksAndTheAppIsTold() {
    app.buttons["Ask"].tap()
    springboard.alerts.firstMatch.buttons["Allow"].tap()
    XCTAssertEqual(answers, "granted")
  }

  func testATaskAwaitsTheAnswer() {
    app.buttons["Await"].tap()
    springboard.alerts.firstMatch.buttons["Don’t Allow"].tap()
    XCTAssertEqual(answers, "refused")
  }

  func testTheQuestionIsPutOnce() {
    app.buttons["Ask"].tap()
    springboard.alerts.firstMatch.buttons["Allow"].tap()
    app.buttons["Ask"].tap()
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertEqual(answers, "granted granted")
  }

  func testTheAnswerIsKeptOnTheDevice() {
    app.buttons["Look"].tap()
    app.buttons["Ask"].tap()
    springboard.alerts.firstMatch.buttons["Allow"].tap()
    XCTAssertEqual(answers, "unknown granted")
    app.launch()
    app.buttons["Look"].tap()
    XCTAssertEqual(answers, "authorized")
  }

  func testARequestIsPendingUntilItsTime() {
    app.buttons["Remind"].tap()
    app.buttons["Remind"].tap()
    app.buttons["Look"].tap()
    XCTAssertTrue(app.staticTexts["1 pending"].exists, "the second took the place of the first")
    sleep(60)
    app.buttons["Look"].tap()
    XCTAssertTrue(app.staticTexts["0 pending"].exists)
  }
}
