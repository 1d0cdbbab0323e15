import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which the runner acts before the app is ready, or its action is lost.
enum RunnerScenarios {
  static let all = [typingBeforeFocus, swallowedTap, promptAfterTheLook]

  private static let typingBeforeFocus = FlakyScenario(
    "typing before the focus", .runnerInteraction, fix: .fixAwait,
    faults: FaultPlan([Fault(.lateKeyboard, 400)]),
    story: "The field gets the focus up to 0.4 s after the tap, and the test types at once.",
    cure: "It waits for the keyboard.",
    app: { form in
      ScenarioApp.make("Login") {
        Screen("main") {
          Context("email", "")
          TextField("email", binds: "email").enabled(if: form == .broken ? "1 == 2" : "1 == 1")
          Text(.bind("email"), id: "echo")
          State("only") {}
        }
      }
    },
    test: { page, form in
      page.launch()
      let field = page.app.textFields["email"]
      field.tap()
      if form != .flaky { _ = page.app.keyboards.firstMatch.waitForExistence(timeout: 5) }
      field.typeText("a@b.c")
      try page.require("echo", says: "a@b.c")
    })

  private static let swallowedTap = FlakyScenario(
    "tap that is lost", .runnerInteraction, fix: .refactorLogic,
    faults: FaultPlan([Fault(.swallowedTap, 0.25)]),
    story: "One tap in four never arrives, as on a machine under load.",
    cure: "The test taps until it sees what the tap does.",
    app: { form in
      ScenarioApp.make("Start") {
        Screen("main") {
          State("welcome") {
            Button("Start", id: "start").onTap("START")
            On("START", to: form == .broken ? "welcome" : "home")
          }
          State("home") { Text("Home", id: "home") }
        }
      }
    },
    test: { page, form in
      page.launch()
      for _ in 0..<(form == .flaky ? 1 : 15) where page.button("start").exists {
        page.button("start").tap()
      }
      try page.require("home")
    })

  private static let promptAfterTheLook = FlakyScenario(
    "prompt after the look", .runnerInteraction, depth: 1, fix: .fixAwait,
    races: [("\"Allow\"", "loader settings")],
    story: "The test looks for the system's prompt once, which comes when the settings are loaded.",
    cure: "It waits for the prompt.",
    app: { form in
      ScenarioApp.make("Camera") {
        Loader("settings", latency: .between(0.5, 5))
        Screen("main") {
          State("loading") { Invoke("settings", onDone: "asking") }
          State("asking") {
            Entry(.ask(.notifications, then: "ANSWERED"))
            On("ANSWERED", to: form == .broken ? "dark" : "ready", if: "event.granted == TRUE")
          }
          State("ready") { Text("Ready", id: "ready") }
          State("dark") {}
        }
      }
    },
    test: { page, form in
      page.launch()
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      let allow = springboard.alerts.buttons["Allow"]
      if form == .flaky { sleep(1) } else { _ = allow.waitForExistence(timeout: 10) }
      if allow.exists { allow.tap() }
      try page.require("ready")
    })
}
