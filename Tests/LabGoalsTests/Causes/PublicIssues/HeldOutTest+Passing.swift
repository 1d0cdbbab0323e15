import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Things that come and pass between two looks, and touches that come twice; the truth was written
/// before a search saw any of them.
extension HeldOutTest {
  static let passing = ofPassing + ofSecondTouches + ofFirstElements

  private static let ofPassing = [
    HeldOutTest(
      "loader that has not come yet", .networkResourceLoading, from: "flowcrypt-ios#1072",
      advice: "[\"loader\"].waitForExistence", "isHittable", "[\"Sent mail\"].waitForExistence",
      "waitForNonExistence"
    ) {
      ScenarioApp.make("Mail") {
        Loader("session", latency: .between(0.05, 2))
        Loader("folder", latency: .between(0.3, 2))
        Screen("main", root: Other()) {
          Button("Menu", id: "menu").position(y: 100).onTap("MENU")
          Button("Sent", id: "sent").position(y: 300).onTap("SENT")
          On("SENT", to: "sent")
          State("idle") { On("MENU", to: "asking") }
          State("asking") { Invoke("session", onDone: "loading") }
          State("loading") {
            Other("loader").position(x: 0, y: 0).size(width: 390, height: 800)
              .accessibilityElement()
            Invoke("folder", onDone: "open")
          }
          State("open") {}
          State("sent") { Text("Sent mail", id: "mail").position(y: 500) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("menu").tap()
      let loader = page.element("loader")
      if !isFlaky { _ = loader.waitForExistence(timeout: 10) }
      _ = loader.waitForNonExistence(timeout: 10)
      page.button("sent").tap()
      try page.wait(for: "mail", atMost: 2)
    },
    HeldOutTest(
      "progress of a page that loads at once", .resourceRendering, from: "firefox-ios#2434",
      advice: "right after the step", "[\"page\"].waitForExistence"
    ) {
      ScenarioApp.make("Page") {
        Loader("page", latency: .between(0.1, 6))
        Screen("main") {
          Button("Go", id: "go").onTap("GO")
          State("blank") { On("GO", to: "loading") }
          State("loading") {
            Text("Loading", id: "progress")
            Invoke("page", onDone: "loaded")
          }
          State("loaded") { Text("Welcome", id: "page") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("go").tap()
      if isFlaky {
        sleep(1)
        try page.wait(for: "progress", atMost: 5)
      }
      try page.wait(for: "page", atMost: 20)
    },
    HeldOutTest(
      "rows that a refresh adds", .networkResourceLoading, from: "pocket-ios#345 (refresh)",
      advice: "toEqual: \"12 items\""
    ) {
      ScenarioApp.make("Feed") {
        Loader("feed", latency: .between(0.2, 5))
        Screen("main") {
          Context("count", "10 items")
          Text(.bind("count"), id: "count")
          Button("Refresh", id: "refresh").onTap("REFRESH")
          State("shown") { On("REFRESH", to: "refreshing") }
          State("refreshing") {
            Invoke("feed", onDone: .to("shown", do: .assign("count", "'12 items'")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("refresh").tap()
      if isFlaky {
        _ = page.element("count").waitForExistence(timeout: 10)
      } else {
        try page.wait(for: "count", toSay: "12 items", atMost: 10)
      }
      try page.require("count", says: "12 items")
    },
    HeldOutTest(
      "volume that is sent with a delay", .resourceRendering, from: "streamlit#8926",
      advice: "toEqual: \"sent\""
    ) {
      ScenarioApp.make("Volume") {
        Loader("volume", latency: .between(0.05, 2))
        Screen("main") {
          Context("level", 0)
          Context("told", "changed")
          Slider("level", binds: "level").id("level").range(to: 1).on(.change, "CHANGE")
          Text(.bind("told"), id: "told")
          State("idle") { On("CHANGE", to: "waiting") }
          State("waiting") {
            After(.milliseconds(150), to: "sending")
            On("CHANGE", to: "waiting")
          }
          State("sending") {
            Invoke("volume", onDone: .to("idle", do: .assign("told", "'sent'")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.app.sliders["level"].adjust(toNormalizedSliderPosition: 1)
      if isFlaky { usleep(500_000) } else { try page.wait(for: "told", toSay: "sent", atMost: 9) }
      try page.require("told", says: "sent")
    },
  ]

  private static let ofSecondTouches = [
    HeldOutTest(
      "details that are opened twice", .loadOrder, .app, from: "cwa-app-ios#4660",
      advice: "ignore", "do not let", "disable"
    ) {
      opening(again: true)
    } fixedApp: {
      opening(again: false)
    } test: { page, _ in
      page.launch()
      page.button("tile").tap()
      if !page.element("details").waitForExistence(timeout: 1) { page.button("tile").tap() }
      try page.wait(for: "details", atMost: 9)
      sleep(3)
      try page.require("opened", says: "1")
    },
    HeldOutTest(
      "tap that is made again", .runnerInteraction, from: "flutter#90535 (second taps)",
      advice: "waitForExistence"
    ) {
      ScenarioApp.make("Toggling") {
        Loader("panel", latency: .between(0.1, 4))
        Screen("main") {
          Context("isOpen", false)
          Button("Panel", id: "toggle").onTap("TOGGLE")
          Text("The panel", id: "panel").hidden(if: "isOpen == FALSE")
          State("closed") { On("TOGGLE", to: "opening") }
          State("opening") {
            On("TOGGLE", to: "closed")
            Invoke("panel", onDone: .to("open", do: .assign("isOpen", "TRUE")))
          }
          State("open") { On("TOGGLE", to: "closed", do: .assign("isOpen", "FALSE")) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("toggle").tap()
      let panel = page.element("panel")
      if !panel.waitForExistence(timeout: isFlaky ? 2 : 9), isFlaky {
        page.button("toggle").tap()
      }
      try page.wait(for: "panel", atMost: 5)
    },
  ]

  private static func opening(again: Bool) -> AppDefinition {
    ScenarioApp.make(again ? "Tiles" : "TilesOnce") {
      Loader("risk", latency: .between(0.2, 2.5))
      Screen("main") {
        Context("opened", 0)
        Button("Risk", id: "tile").onTap("OPEN")
        Text(.bind("opened"), id: "opened")
        State("home") { On("OPEN", to: "loading") }
        State("loading") {
          Invoke("risk", onDone: .to("details", do: .assign("opened", "opened + 1")))
          if again { On("OPEN", to: "twice") }
        }
        State("twice") {
          Invoke("risk", onDone: .to("details", do: .assign("opened", "opened + 2")))
        }
        State("details") { Text("Details", id: "details") }
      }
    }
  }

  private static let ofFirstElements = [
    HeldOutTest(
      "first button of the bar", .selectorIssue, from: "WordPress-iOS#17664", advice: "[\"Back\"]"
    ) {
      ScenarioApp.make("Bar") {
        Loader("bar", latency: .between(0.05, 6))
        Screen("main", root: Other()) {
          Context("isOpen", false)
          Button("Back", id: "Back").position(x: 10, y: 60).size(width: 80, height: 40)
            .onTap("BACK").hidden(if: "isOpen == FALSE")
          Button("Help", id: "Help").position(x: 300, y: 60).size(width: 80, height: 40)
            .onTap("HELP")
          On("HELP", to: "help")
          On("BACK", to: "home")
          State("opening") { Invoke("bar", onDone: .to(do: .assign("isOpen", "TRUE"))) }
          State("home") { Text("My site", id: "home").position(y: 200) }
          State("help") { Text("Help", id: "page").position(y: 200) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let buttons = page.app.buttons
      let back = isFlaky ? buttons.element(boundBy: 0) : buttons["Back"]
      _ = back.waitForExistence(timeout: 10)
      back.tap()
      try page.require("home")
    },
    HeldOutTest(
      "question of a shuffled quiz", .randomness, from: "ios-kMail#1620 (questions)",
      advice: "launch argument", "the same value"
    ) {
      quiz(startingWith: .draw("question", below: 3))
    } fixedApp: {
      quiz(startingWith: .assign("question", "0"))
    } test: { page, _ in
      page.launch()
      page.button("start").tap()
      try page.wait(for: "capital", atMost: 5)
    },
  ]

  private static func quiz(startingWith action: ActionDefinition) -> AppDefinition {
    ScenarioApp.make("Quiz") {
      Screen("main") {
        Context("question", 9)
        Button("Start", id: "start").onTap("START")
        Text("Capital?", id: "capital").hidden(if: "question != 0")
        Text("River?", id: "river").hidden(if: "question != 1")
        Text("Mountain?", id: "mountain").hidden(if: "question != 2")
        State("idle") { On("START", to: "asking", do: action) }
        State("asking") {}
      }
    }
  }
}
