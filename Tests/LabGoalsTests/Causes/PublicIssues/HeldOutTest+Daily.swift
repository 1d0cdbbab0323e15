import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// A further set, whose truth was written when the rules had seen all others.
extension HeldOutTest {
  static let daily = ofLateValues + ofOverwriting + ofOtherDevices

  private static let ofLateValues = [
    HeldOutTest(
      "button that a check enables", .resourceRendering, from: "cwa-app-ios#2636",
      advice: "isEnabled, toEqual: true"
    ) {
      ScenarioApp.make("Tan") {
        Loader("check", latency: .between(0.01, 3))
        Screen("main") {
          Context("code", "")
          Context("isChecked", false)
          TextField("code", binds: "code").id("code")
          Button("Continue", id: "continue").enabled(if: "isChecked == TRUE")
          Button("Check", id: "check").onTap("CHECK")
          State("typing") { On("CHECK", to: "checking") }
          State("checking") {
            Invoke("check", onDone: .to(do: .assign("isChecked", "TRUE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.app.textFields["code"].tap()
      page.app.textFields["code"].typeText("qwdz")
      page.button("check").tap()
      let next = page.button("continue")
      if !isFlaky { _ = next.wait(for: \.isEnabled, toEqual: true, timeout: 10) }
      try page.require(next.isEnabled, "the button is disabled")
    },
    HeldOutTest(
      "rows after one is deleted", .networkResourceLoading, from: "wikipedia-ios (saved lists)",
      advice: "toEqual: \"2 articles\""
    ) {
      ScenarioApp.make("Saved") {
        Loader("delete", latency: .between(0.3, 4))
        Screen("main") {
          Context("count", "3 articles")
          Text(.bind("count"), id: "count")
          Button("Delete", id: "delete").onTap("DELETE")
          State("list") { On("DELETE", to: "deleting") }
          State("deleting") {
            Invoke("delete", onDone: .to(do: .assign("count", "'2 articles'")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("delete").tap()
      if isFlaky {
        sleep(2)
      } else {
        try page.wait(for: "count", toSay: "2 articles", atMost: 10)
      }
      try page.require("count", says: "2 articles")
    },
  ]

  private static let ofOverwriting = [
    HeldOutTest(
      "address that a suggestion replaces", .loadOrder, .app, from: "sealvault#7",
      advice: "do not let", "ignore"
    ) {
      address("Suggesting", completing: true)
    } fixedApp: {
      address("Plain", completing: false)
    } test: { page, _ in
      page.launch()
      page.app.textFields["address"].tap()
      page.app.textFields["address"].typeText("example.org")
      sleep(4)
      try page.require("echo", says: "example.org")
    },
    HeldOutTest(
      "answer of the search before", .loadOrder, .app, from: "element-x-ios (room search)",
      advice: "do not let", "ignore"
    ) {
      searching(firstAtMost: 5)
    } fixedApp: {
      searching(firstAtMost: 0.3)
    } test: { page, _ in
      page.launch()
      page.button("a").tap()
      page.button("ab").tap()
      sleep(6)
      try page.require("result", says: "Abel")
    },
  ]

  private static func address(_ name: String, completing: Bool) -> AppDefinition {
    ScenarioApp.make("Browser" + name) {
      Loader("suggestion", latency: .between(2, 20), result: "example.com")
      Screen("main") {
        Context("address", "")
        Context("suggested", "")
        TextField("address", binds: "address").id("address")
        Text(.bind("address"), id: "echo")
        State("only") {
          Invoke(
            "suggestion",
            onDone: .to(do: .assign(completing ? "address" : "suggested", "event.data")))
        }
      }
    }
  }

  private static func searching(firstAtMost most: Double) -> AppDefinition {
    ScenarioApp.make("Rooms") {
      Loader("first", latency: .between(0.2, most), result: "Adam")
      Loader("second", latency: .between(0.4, 1), result: "Abel")
      Screen("main") {
        Context("result", "")
        Text(.bind("result"), id: "result")
        Button("a", id: "a").onTap("FIRST")
        Button("ab", id: "ab").onTap("SECOND")
        State("idle") { On("FIRST", to: "first") }
        State("first") {
          Invoke("first", onDone: .to(do: .assign("result", "event.data")))
          State("one") { On("SECOND", to: "two") }
          State("two") { Invoke("second", onDone: .to(do: .assign("result", "event.data"))) }
        }
      }
    }
  }

  private static let ofOtherDevices = [
    HeldOutTest(
      "group of an experiment", .randomness, from: "WordPress-iOS (sign-up experiments)",
      advice: "launch argument", "the same value"
    ) {
      checkout(startingWith: .draw("group", below: 2))
    } fixedApp: {
      checkout(startingWith: .assign("group", "0"))
    } test: { page, _ in
      page.launch()
      try page.wait(for: "buy", atMost: 5)
    },
    HeldOutTest(
      "first of the cities", .selectorIssue, from: "open-meteo (cities)",
      advice: "[\"Bern\"]", under: FaultPlan([Fault(.rowOrder, 0.5)])
    ) {
      ScenarioApp.make("Weather") {
        Loader(
          "cities", latency: .fixed(.seconds(1)),
          result: .list([.string("Bern"), .string("Oslo"), .string("Rome")]))
        Screen("main") {
          Context("cities", .list([]))
          State("loading") {
            Invoke("cities", onDone: .to("shown", do: .assign("cities", "event.data")))
          }
          State("shown") { Button().label(.bind("item")).forEach("cities") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(3)
      let buttons = page.app.buttons
      let first = isFlaky ? buttons.element(boundBy: 0).label : buttons["Bern"].label
      try page.require(first == "Bern", "the first is \(first)")
    },
    HeldOutTest(
      "button at the lower edge", .layoutDifference, from: "stripe-ios#2540",
      advice: "Pin the device", "swipeUp", "frame", under: FaultPlan([Fault(.device)]), pinned: true
    ) {
      ScenarioApp.make("Payment") {
        Screen("main", root: ScrollView("page")) {
          Context("rows", .list((1...13).map { .integer($0) }))
          State("only") {
            Text().label(.bind("item")).size(height: 50).forEach("rows")
            Button("Confirm", id: "confirm").size(height: 50)
          }
        }
      }
    } test: { page, _ in
      page.launch()
      try page.require(page.button("confirm").isHittable, "the button cannot be hit")
    },
    HeldOutTest(
      "cart that is not empty", .testOrder, from: "woocommerce-ios (carts)",
      advice: "Launch the app with the state", under: FaultPlan([Fault(.storedState)])
    ) {
      ScenarioApp.make("Leftover") {
        Stored("items", 0)
        Screen("main") {
          State("only") {
            Text("Your cart is empty", id: "empty").hidden(if: "defaults.items > 0")
            Text("Cart", id: "cart")
          }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-items", "0") }
      try page.require("empty")
    },
  ]

  private static func checkout(startingWith action: ActionDefinition) -> AppDefinition {
    ScenarioApp.make("Checkout") {
      Loader("page", latency: .between(0.2, 1))
      Screen("main") {
        Context("group", 0)
        State("loading") { Invoke("page", onDone: .to("shown", do: action)) }
        State("shown") {
          Button("Buy now", id: "buy").hidden(if: "group == 1")
          Button("Order", id: "order").hidden(if: "group == 0")
        }
      }
    }
  }
}
