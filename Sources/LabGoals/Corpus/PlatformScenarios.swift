import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which devices, languages and settings differ between machines.
enum PlatformScenarios {
  static let all = [connectedKeyboard, promptInGerman, lockOnSlowDevice]

  private static let connectedKeyboard = FlakyScenario(
    "connected keyboard", .platformIssue, fix: .fixAPIAccess,
    faults: FaultPlan([Fault(.noKeyboard, 0.5)]),
    story: "`typeText` fails where a keyboard of keys is connected to the simulator.",
    cure: "The test presses keys with `typeKey`, which works with either keyboard.",
    app: { form in
      ScenarioApp.make("Name") {
        Screen("main") {
          Context("name", "")
          TextField("name", binds: form == .broken ? nil : "name").id("name")
          Text(.bind("name"), id: "echo")
          State("only") {}
        }
      }
    },
    test: { page, form in
      page.launch()
      let field = page.app.textFields["name"]
      field.tap()
      if form == .flaky { field.typeText("a") } else { field.typeKey("a", modifierFlags: []) }
      try page.require("echo", says: "a")
    })

  private static let promptInGerman = FlakyScenario(
    "prompt in German", .platformIssue, fix: .changeVersion,
    faults: FaultPlan([Fault(.language)]),
    story: "The test answers the system's prompt by the English word on its button.",
    cure: "The test plan pins the language of the simulator.",
    app: { form in
      ScenarioApp.make("Prompt") {
        Strings("en", ["done": "Done"])
        Strings("de", ["done": "Fertig"])
        Screen("main") {
          State("asking") {
            Entry(.ask(.notifications, then: "ANSWERED"))
            On("ANSWERED", to: form == .broken ? "mute" : "ready", if: "event.granted == TRUE")
          }
          State("ready") { Text(.string(key: "done"), id: "ready") }
          State("mute") {}
        }
      }
    },
    test: { page, _ in
      page.launch()
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      springboard.alerts.buttons["Allow"].tap()
      try page.wait(for: "ready", atMost: 5)
    })

  private static let lockOnSlowDevice = FlakyScenario(
    "lock on a slow device", .platformIssue, fix: .refactorLogic,
    faults: FaultPlan([Fault(.slowDevice, 4)]),
    story: "The app locks itself after twelve seconds, and a slow device types a long text longer.",
    cure: "The test types a short text, which is all that it is about.",
    app: { form in
      ScenarioApp.make("Lock") {
        Screen("main") {
          State("open") {
            TextField("note").id("note")
            Button("Save", id: "save").onTap("SAVE")
            On("SAVE", to: form == .broken ? "locked" : "saved")
            After(.seconds(12), to: "locked")
          }
          State("saved") { Text("Saved", id: "saved") }
          State("locked") { Text("Locked", id: "locked") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.element("note").tap()
      let text = form == .flaky ? "the quick brown fox jumps over the lazy dog" : "fox"
      page.element("note").typeText(text)
      page.button("save").tap()
      try page.require("saved")
    })
}
