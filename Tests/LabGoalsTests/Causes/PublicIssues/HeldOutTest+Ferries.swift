import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Tests of an app for ferries, first written as XCTests of a JSON model; the truth was written
/// before a search saw any of them.
extension HeldOutTest {
  static let ferries = [
    HeldOutTest(
      "answer to the first letter", .loadOrder, .app, from: "element-x-ios (room search)",
      advice: "when it is started again"
    ) {
      harbours(keepingLate: true)
    } fixedApp: {
      harbours(keepingLate: false)
    } test: { page, _ in
      page.launch()
      page.app.searchFields["query"].tap()
      page.app.searchFields["query"].typeText("ab")
      sleep(5)
      try page.require("answer", says: "Harbours with ab")
    },
    HeldOutTest(
      "question between a look and a tap", .loadOrder,
      from: "home-assistant/iOS (notifications)", advice: "app.alerts"
    ) {
      ScenarioApp.make("News") {
        Loader("news", latency: .between(0.5, 6))
        Screen("main") {
          Context("page", 1)
          Text(.bind("page"), id: "page")
          Button("Next", id: "next").onTap("NEXT")
          On("NEXT", do: .assign("page", "page + 1"))
          On("ANSWERED")
          State("quiet") {
            Invoke("news", onDone: .to("asked", do: .ask(.notifications, then: "ANSWERED")))
          }
          State("asked") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky {
        let alerts = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts
        if alerts.firstMatch.waitForExistence(timeout: 9) { alerts.buttons["Allow"].tap() }
      }
      for _ in 0..<3 { page.button("next").tap() }
      try page.require("page", says: "4")
    },
    HeldOutTest(
      "button that a photo pushes down", .resourceRendering,
      from: "wire-ios (profile)", advice: "[\"edit\"].tap()", "[\"photo\"]"
    ) {
      ScenarioApp.make("Profile") {
        Loader("photo", latency: .between(1, 6))
        Screen("main") {
          Context("isLoaded", false)
          Image("photo", id: "photo").size(width: 100, height: 100)
            .hidden(if: "isLoaded == FALSE")
          Button("Edit", id: "edit").onTap("EDIT")
          On("EDIT", to: "editing")
          State("showing") { Invoke("photo", onDone: .to(do: .assign("isLoaded", "TRUE"))) }
          State("editing") { Text("Editor", id: "editor") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.wait(for: "photo", atMost: 9) }
      let place = page.button("edit").coordinate(withNormalizedOffset: .zero).screenPoint
      sleep(1)
      page.tap(x: place.x + 5, y: place.y + 5)
      try page.require("editor")
    },
  ]

  private static func harbours(keepingLate isKept: Bool) -> AppDefinition {
    ScenarioApp.make("Harbours") {
      Loader("find", latency: .between(0.3, 2))
      Screen("main") {
        Context("text", "")
        Context("shown", "")
        SearchField("query", binds: "text").id("query").on(.change, "TYPED")
        Text(.bind("shown"), id: "answer")
        On("late.find", do: .assign("shown", "'Harbours with an older text'"))
        State("idle") { On("TYPED", to: "asking") }
        State("asking") {
          Invoke(
            "find", onDone: .to("idle", do: .assign("shown", "'Harbours with ' + text")),
            cancellation: isKept ? .late : .prompt)
          On("TYPED", to: "asking")
        }
      }
    }
  }
}
