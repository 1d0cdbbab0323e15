import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios with tests that depend on the state that another test left.
enum TestOrderScenarios {
  static let all = [tourSeenBefore, settingLeftBehind]

  private static let leftovers = FaultPlan([Fault(.storedState)])

  private static let tourSeenBefore = FlakyScenario(
    "tour seen before", .testOrder, fix: .resetConfiguration, faults: leftovers,
    story: "The tour is shown once an install, and a test before may have seen it.",
    cure: "The test launches the app as if nobody had.",
    app: { form in
      ScenarioApp.make("Tour") {
        OnStart(once: "sawTour", .present(PresentationDefinition("tour")))
        Screen("main") { State("home") { Text("Home", id: "home") } }
        Screen("tour") {
          Button("Begin", id: "begin").onTap("BEGIN")
          if form != .broken { On("BEGIN", do: .dismiss) }
          State("page") {}
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-sawTour", "NO") }
      page.button("begin").tap()
      // Elements behind a sheet are in the tree too.
      let isFree = page.element("home").wait(for: \.isHittable, toEqual: true, timeout: 5)
      try page.require(isFree, "the tour stays")
    })

  private static let settingLeftBehind = FlakyScenario(
    "setting left behind", .testOrder, fix: .resetConfiguration, faults: leftovers,
    story: "Another test has switched to the compact list and not back.",
    cure: "The test launches the app with the setting it needs.",
    app: { form in
      ScenarioApp.make("Layout") {
        Stored("compact", false)
        Screen("main") {
          State("only") {
            if form != .broken { Text("Large", id: "large").hidden(if: "defaults.compact == TRUE") }
            Text("Compact", id: "compact").hidden(if: "defaults.compact == FALSE")
          }
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-compact", "NO") }
      try page.require("large")
    })
}
