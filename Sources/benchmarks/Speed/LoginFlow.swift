import Foundation
import SimulatedApp
import TestHost
import VirtualTime
import XCUIAutomation

/// The login flow, written with Apple's API like a test.
enum LoginFlow {
  /// Runs the flow once in a new session; false if the label differs from the typed text.
  static func run(
    _ app: CompiledApp, isJournaling: Bool, prepare: (AppSession) -> Void = { _ in }
  ) -> Bool {
    let session = AppSession(
      app: app, configuration: SessionConfiguration(isJournaling: isJournaling))
    prepare(session)
    return SessionContext.$current.withValue(session) { drive() }
  }

  /// Runs the flow once on an app of SwiftUI source, whose tasks need a host.
  static func runHosted(_ app: CompiledApp) -> Bool {
    let session = AppSession(app: app, configuration: SessionConfiguration())
    var isPassed = false
    _ = HostedBody.run(in: session) { isPassed = drive() }
    return isPassed
  }

  /// A fingerprint of the flow's journal for a seed.
  static func fingerprint(_ app: CompiledApp, seed: Seed) -> UInt64 {
    kept(app, seed: seed)?.fingerprint ?? 0
  }

  static func journal(_ app: CompiledApp) -> [UInt8] { kept(app, seed: 1)?.bytes ?? [] }

  private static func kept(_ app: CompiledApp, seed: Seed) -> Journal? {
    let session = AppSession(
      app: app, configuration: SessionConfiguration(seed: seed, isJournaling: true))
    _ = SessionContext.$current.withValue(session) { drive() }
    return session.device.journal
  }

  /// Launches the app and taps the first field; true if the field then has the keyboard focus.
  static func runToFirstTap(_ app: CompiledApp) -> Bool {
    let session = AppSession(app: app, configuration: SessionConfiguration())
    return SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      app.launch()
      app.textFields["email"].tap()
      return app.keyboards.count == 1
    }
  }

  private static func drive() -> Bool {
    let app = XCUIApplication()
    app.launch()
    let email = app.textFields["email"]
    email.tap()
    email.typeText("hoge@example.com")
    let password = app.secureTextFields["password"]
    password.tap()
    password.typeText("password")
    app.buttons["login"].tap()
    let label = app.staticTexts["shown.email"]
    return label.waitForExistence(timeout: 5) && label.label == "hoge@example.com"
  }
}
