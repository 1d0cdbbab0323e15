import AccessibilityTree
import SimulatedApp
import TestHost
import VirtualTime
import XCUIAutomation

@testable import TestReports

/// A small app with a field, a button, a loader and what it leads to, and runs of a test of it.
enum TracedLogin {
  /// The app; `title` is the text of the last screen.
  static func app(title: String = "Welcome", failing rate: Double = 0) -> AppDefinition {
    let login = ScreenDefinition(
      name: "login", title: "Login", context: ["email": ""],
      view: [
        ElementDefinition(.textField, identifier: "email", placeholder: "e-mail", binding: "email")
      ],
      initial: "idle",
      states: [
        StateDefinition(
          name: "idle", on: [EventDefinition("LOGIN", [TransitionDefinition(to: "loading")])],
          view: [
            ElementDefinition(
              .button, identifier: "login", label: "Log in",
              gestures: [GestureDefinition(.tap, raises: "LOGIN")])
          ]),
        StateDefinition(
          name: "loading",
          invoke: [
            InvocationDefinition(
              source: "signIn",
              onDone: [
                TransitionDefinition(to: "idle", actions: [.push(screen: "home", with: [:])])
              ],
              onError: [TransitionDefinition(to: "failed")])
          ],
          view: [ElementDefinition(.activityIndicator, identifier: "loading")]),
        StateDefinition(
          name: "failed",
          view: [ElementDefinition(.staticText, identifier: "error", label: "Try again")]),
      ])
    let home = ScreenDefinition(
      name: "home", title: "Home", initial: "shown",
      states: [
        StateDefinition(
          name: "shown",
          view: [ElementDefinition(.staticText, identifier: "title", label: .literal(title))])
      ])
    return AppDefinition(
      name: "Small", bundleIdentifier: "com.example.small", defaultCoordinator: "Login",
      coordinators: [CoordinatorDefinition(name: "Login", root: "login")],
      screens: [login, home],
      loaders: [LoaderDefinition(name: "signIn", latency: .fixed(.seconds(2)), failureRate: rate)])
  }

  /// The path of this file.
  static let file = #filePath

  /// The journal of a login; the test may look at what is there before it taps, some times.
  ///
  /// It has the lines of this file that asked for each step, if so wanted.
  static func journal(
    of app: AppDefinition, seed: Seed = 1, looks: Int = 0, named name: String = "testLogin",
    isLocated: Bool = false
  ) -> JournalRecord? {
    let session = AppSession(
      app: CompiledApp(app), configuration: SessionConfiguration(seed: seed, isJournaling: true))
    if isLocated { session.device.callers = CallSite.callers }
    session.record(.testStarted(name: "LoginTests.\(name)", module: "UITests"))
    SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      app.launch()
      for _ in 0..<looks { _ = app.buttons["login"].waitForExistence(timeout: 1) }
      app.textFields["email"].tap()
      app.textFields["email"].typeText("a@b.c")
      app.buttons["login"].tap()
      if !app.staticTexts["title"].waitForExistence(timeout: 5) {
        session.note(TestFailure(message: "no title", file: "LoginTests.swift", line: 7))
      }
    }
    session.record(.testFinished)
    return (session.device.journal?.bytes).flatMap { try? JournalRecord($0) }
  }

  /// A trace of one run of it.
  static func trace(of app: AppDefinition = app()) throws -> TraceDocument? {
    var trace = TraceDocument(app: app)
    guard let record = journal(of: app) else { return nil }
    try trace.add(record, named: "login")
    return trace
  }
}

extension TracedLogin {
  /// An app with one table of many rows.
  static func bigApp(rows: Int) -> AppDefinition {
    let cell = ElementDefinition(
      .cell, identifier: .bind("item"), forEach: "rows", itemName: "item")
    let screen = ScreenDefinition(
      name: "rows", root: ElementDefinition(.table, identifier: "table"),
      context: ["rows": .list((0..<rows).map { .string("row.\($0)") })], initial: "shown",
      states: [StateDefinition(name: "shown", view: [cell])])
    return AppDefinition(
      name: "Big", bundleIdentifier: "com.example.big", defaultCoordinator: "Rows",
      coordinators: [CoordinatorDefinition(name: "Rows", root: "rows")], screens: [screen])
  }

  /// The journal of a launch, and of what is done then.
  static func launch(
    of app: AppDefinition, then body: (XCUIApplication) -> Void = { _ in }
  ) -> JournalRecord? {
    let session = AppSession(
      app: CompiledApp(app), configuration: SessionConfiguration(isJournaling: true))
    session.record(.testStarted(name: "BigTests.testLaunch", module: "UITests"))
    SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      app.launch()
      body(app)
    }
    return (session.device.journal?.bytes).flatMap { try? JournalRecord($0) }
  }
}
