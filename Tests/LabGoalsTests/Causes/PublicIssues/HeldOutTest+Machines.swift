import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// The others of the same twelve: what the machine, its calendar and tests before decide.
extension HeldOutTest {
  static let machines = [
    HeldOutTest(
      "meetings of a day that ends", .time, from: "wire-ios#3937", advice: "clock", "days",
      under: FaultPlan([Fault(.clock)])
    ) {
      var answer = StubAnswer.value(.record(["day": .record(["$date": .string("now")])]))
      answer.latency = .fixed(.seconds(1))
      return ScenarioApp.make("Meetings") {
        Loader("today", request: RequestVariant("GET", "/today"))
        StubSet("Default") { Stub("GET", "/today", answers: answer) }
        DefaultStubs("Default")
        Screen("main") {
          Context("today", "")
          State("waiting") { After(.seconds(6), to: "asking") }
          State("asking") {
            Invoke("today", onDone: .to("told", do: .assign("today", "event.data.day")))
          }
          State("told") { Text(.bind("today"), id: "today") }
        }
      }
    } test: { page, isFlaky in
      let day = { (date: Date) in String(date.ISO8601Format().prefix(10)) }
      let before = day(Date())
      page.launch()
      try page.wait(for: "today")
      let shown = String(page.words("today").prefix(10))
      let days = isFlaky ? [before] : [before, day(Date())]
      try page.require(days.contains(shown), "the meetings are of \(shown)")
    },
    HeldOutTest(
      "note on an iPad with a keyboard", .platformIssue, from: "woocommerce-ios#14307",
      advice: "keyboard", under: FaultPlan([Fault(.noKeyboard, 0.5)]), pinned: true
    ) {
      ScenarioApp.make("Notes") {
        Screen("main") {
          Context("note", "")
          TextField("note", binds: "note").id("note")
          State("only") {}
        }
      }
    } test: { page, _ in
      page.launch()
      page.app.textFields["note"].tap()
      let keyboard = page.app.keyboards.firstMatch
      try page.require(keyboard.waitForExistence(timeout: 3), "there is no keyboard")
    },
    HeldOutTest(
      "shortcut of the launch before", .testOrder, from: "flutter plugins#4003",
      advice: "launchArguments", "Launch the app with the state",
      under: FaultPlan([Fault(.storedState)])
    ) {
      ScenarioApp.make("Shortcuts") {
        Stored("tookShortcut", false)
        Screen("main") {
          State("only") {
            Text("Fresh start", id: "fresh").hidden(if: "defaults.tookShortcut == TRUE")
            Text("Action two", id: "two").hidden(if: "defaults.tookShortcut == FALSE")
          }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-tookShortcut", "NO") }
      try page.require("fresh")
    },
    HeldOutTest(
      "routes in the order of a dictionary", .unorderedCollections, from: "Kitura#1375",
      advice: "Sort", under: FaultPlan([Fault(.collectionOrder)])
    ) {
      ScenarioApp.make("Routes") {
        Screen("main") {
          Context("routes", .list([.string("a"), .string("b"), .string("c")]))
          State("only") { Text().label(.bind("item")).forEach("routes").unordered() }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let texts = page.app.staticTexts.allElementsBoundByIndex.map(\.label)
      let routes = isFlaky ? texts : texts.sorted()
      try page.require(routes.joined() == "abc", "the routes are \(routes)")
    },
  ]
}
