import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Ten more reports; the truth was written before a search saw any of them.
extension HeldOutTest {
  static let reports = ofEarlyLooks + ofCovers + ofFirstTaps + ofRefreshes

  private static let ofEarlyLooks = [
    HeldOutTest(
      "breadcrumb of an edited field", .resourceRendering, from: "sentry-cocoa#2992",
      advice: "toEqual: \"edited\""
    ) {
      changing("Crumbs", "EDIT", from: "none", to: "edited", within: 2)
    } test: { page, isFlaky in
      page.launch()
      page.button("change").tap()
      if !isFlaky { try page.wait(for: "value", toSay: "edited", atMost: 10) }
      try page.require("value", says: "edited")
    },
    HeldOutTest(
      "likes of a comment", .resourceRendering, from: "WordPress-iOS#21420",
      advice: "toEqual: \"5\""
    ) {
      changing("Likes", "LIKE", from: "4", to: "5", within: 3)
    } test: { page, isFlaky in
      page.launch()
      let before = Int(page.words("value")) ?? 0
      page.button("change").tap()
      if !isFlaky { try page.wait(for: "value", toSay: "5", atMost: 10) }
      try page.require("value", says: "\(before + 1)")
    },
    HeldOutTest(
      "people that a search finds", .resourceRendering, from: "element-x-ios#5502",
      advice: "toEqual: 2", "waitForExistence"
    ) {
      ScenarioApp.make("People") {
        Loader(
          "people", latency: .between(0.05, 3), result: .list([.string("Bob"), .string("Bobby")]))
        Screen("main") {
          Context("people", .list([.string("Ann"), .string("Bob"), .string("Cy")]))
          TextField("search", binds: "text").id("search")
          Context("text", "")
          Button("Search", id: "go").onTap("SEARCH")
          Text().label(.bind("item")).forEach("people")
          State("all") { On("SEARCH", to: "searching") }
          State("searching") {
            Invoke("people", onDone: .to(do: .assign("people", "event.data")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("go").tap()
      if !isFlaky { _ = page.app.staticTexts["Bobby"].waitForExistence(timeout: 10) }
      let count = page.app.staticTexts.count
      try page.require(count == 2, "\(count) people")
    },
    HeldOutTest(
      "save button that goes with the changes", .networkResourceLoading, from: "hammer-editor#786",
      advice: "[\"save\"].waitForNonExistence(timeout:"
    ) {
      ScenarioApp.make("Scenes") {
        Loader("save", latency: .between(0.2, 8))
        Screen("main") {
          Context("isChanged", true)
          Button("Save", id: "save").onTap("SAVE").hidden(if: "isChanged == FALSE")
          State("edited") { On("SAVE", to: "saving") }
          State("saving") {
            Invoke("save", onDone: .to(do: .assign("isChanged", "FALSE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("save").tap()
      let isGone = page.button("save").waitForNonExistence(timeout: isFlaky ? 4 : 20)
      try page.require(isGone, "the button is still there")
    },
    HeldOutTest(
      "question before the data is cleared", .resourceRendering, from: "firefox-ios#8178",
      advice: "waitForExistence"
    ) {
      ScenarioApp.make("Clearing") {
        Loader("records", latency: .between(0.05, 9))
        Screen("main") {
          Button("Clear", id: "clear").onTap("CLEAR")
          State("full") { On("CLEAR", to: "counting") }
          State("counting") {
            Invoke(
              "records",
              onDone: .to(
                "asking",
                do: .alert("Clear?", buttons: [AlertDefinition.Button(label: "OK", event: "OK")])))
          }
          State("asking") { On("OK", to: "cleared") }
          State("cleared") { Text("Nothing", id: "nothing") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("clear").tap()
      let answer = page.app.alerts.buttons["OK"]
      if !isFlaky { _ = answer.waitForExistence(timeout: 20) }
      answer.tap()
      try page.require("nothing")
    },
  ]

  /// An app whose button changes a text after a while.
  private static func changing(
    _ name: String, _ event: String, from old: String, to new: String, within seconds: Double
  ) -> AppDefinition {
    ScenarioApp.make(name) {
      Loader("change", latency: .between(0.05, seconds), result: .string(new))
      Screen("main") {
        Context("value", .string(old))
        Text(.bind("value"), id: "value")
        Button("Change", id: "change").onTap(event)
        State("old") { On(event, to: "changing") }
        State("changing") {
          Invoke("change", onDone: .to(do: .assign("value", "event.data")))
        }
      }
    }
  }

  private static let ofCovers = [
    HeldOutTest(
      "call over the button that allows it", .resourceRendering, from: "wire-ios#4359",
      advice: "waitForNonExistence", "isHittable"
    ) {
      ScenarioApp.make("Calls") {
        Loader("call", latency: .between(0.2, 4))
        Screen("main", root: Other()) {
          Context("isAllowed", false)
          Button("Allow", id: "allow").position(y: 100).onTap("ALLOW")
          Text("Allowed", id: "allowed").position(y: 400).hidden(if: "isAllowed == FALSE")
          On("ALLOW", do: .assign("isAllowed", "TRUE"))
          State("quiet") { Invoke("call", onDone: "ringing") }
          State("ringing") {
            Button("Incoming call", id: "banner").position(y: 80).size(height: 90)
            After(.seconds(3), to: "missed")
          }
          State("missed") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        sleep(1)
      } else {
        _ = page.button("banner").waitForExistence(timeout: 10)
        _ = page.button("banner").waitForNonExistence(timeout: 10)
      }
      page.button("allow").tap()
      try page.require("allowed")
    },
    HeldOutTest(
      "place below the fold", .layoutDifference, from: "cwa-app-ios#2332",
      advice: "swipeUp", "Pin the device", under: FaultPlan([Fault(.device)])
    ) {
      ScenarioApp.make("Events") {
        Screen("main", root: ScrollView("events")) {
          Context("rows", .list((1...14).map { .integer($0) }))
          State("only") {
            Text().label(.bind("item")).size(height: 50).forEach("rows")
            Button("Check in", id: "check.in").size(height: 50)
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let button = page.button("check.in")
      let edge = page.app.frame.maxY
      for _ in 0..<8 where !isFlaky && button.frame.maxY > edge {
        page.app.scrollViews["events"].swipeUp()
      }
      try page.require(button.isHittable, "the button cannot be hit")
    },
  ]

  private static let ofFirstTaps = [
    HeldOutTest(
      "field of a popover", .runnerInteraction, from: "Teams-AdaptiveCards-Mobile#665",
      advice: "hasKeyboardFocus", "hasFocus", "keyboards",
      under: FaultPlan([Fault(.lateKeyboard, 600)])
    ) {
      writing("Cards")
    } test: { page, isFlaky in
      page.launch()
      let field = page.app.textFields["field"]
      field.tap()
      if !isFlaky { sleep(1) }
      field.typeText("yes")
      try page.require("echo", says: "yes")
    },
    HeldOutTest(
      "field whose first tap is lost", .runnerInteraction, from: "actuali#519",
      advice: ".tap() }", "hasFocus", "hasKeyboardFocus",
      under: FaultPlan([Fault(.swallowedTap, 0.15)])
    ) {
      writing("Keywords")
    } test: { page, isFlaky in
      page.launch()
      let field = page.app.textFields["field"]
      for _ in 0..<(isFlaky ? 1 : 14) where !page.app.keyboards.firstMatch.exists { field.tap() }
      field.typeText("yes")
      try page.require("echo", says: "yes")
    },
  ]

  private static func writing(_ name: String) -> AppDefinition {
    ScenarioApp.make(name) {
      Screen("main") {
        Context("text", "")
        TextField("text", binds: "text").id("field")
        Text(.bind("text"), id: "echo")
        State("only") {}
      }
    }
  }

  private static let ofRefreshes = [
    HeldOutTest(
      "likes that a refresh sets back", .loadOrder, .app, from: "WordPress-iOS#21420 (refresh)",
      advice: "do not let", "ignore"
    ) {
      liking("Stale", refreshing: "likes")
    } fixedApp: {
      liking("Fresh", refreshing: "seen")
    } test: { page, _ in
      page.launch()
      sleep(1)
      page.button("like").tap()
      sleep(6)
      try page.require("likes", says: "5")
    }
  ]

  private static func liking(_ name: String, refreshing key: String) -> AppDefinition {
    ScenarioApp.make("Comments" + name) {
      Loader("refresh", latency: .between(0.4, 5), result: "4")
      Screen("main") {
        Context("likes", "4")
        Context("seen", "")
        Text(.bind("likes"), id: "likes")
        Button("Like", id: "like").onTap("LIKE")
        State("only") {
          Invoke("refresh", onDone: .to(do: .assign(key, "event.data")))
          On("LIKE", do: .assign("likes", "'5'"))
        }
      }
    }
  }
}
