import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Twelve more reports, with waits and touches first; the truth was written before a search saw any
/// of them.
extension HeldOutTest {
  static let offers = ofLateButtons + ofShortOffers + ofRepeats

  private static let ofLateButtons = [
    HeldOutTest(
      "reload button of a failed page", .networkResourceLoading, from: "stripe-ios#3472",
      advice: "[\"reload\"].waitForExistence(timeout:"
    ) {
      ScenarioApp.make("Reloading") {
        Loader("page", latency: .between(0.4, 12), failureRate: 1)
        Screen("main") {
          State("loading") { Invoke.load("page", then: "shown", or: "failed") }
          State("shown") { Text("Page", id: "page") }
          State("failed") {
            Button("Reload", id: "reload").onTap("RELOAD")
            On("RELOAD", to: "again")
          }
          State("again") { Text("Loading again", id: "again") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(3) } else { _ = page.button("reload").waitForExistence(timeout: 20) }
      page.button("reload").tap()
      try page.require("again")
    },
    HeldOutTest(
      "confirm button after continue", .resourceRendering, from: "stripe-ios#4590",
      advice: "[\"confirm\"].waitForExistence(timeout:"
    ) {
      ScenarioApp.make("Linking") {
        Loader("intent", latency: .between(0.05, 4))
        Screen("main") {
          State("form") {
            Button("Continue", id: "continue").onTap("CONTINUE")
            On("CONTINUE", to: "asking")
          }
          State("asking") { Invoke("intent", onDone: "ready") }
          State("ready") {
            Button("Confirm", id: "confirm").onTap("CONFIRM")
            On("CONFIRM", to: "done")
          }
          State("done") { Text("Linked", id: "linked") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("continue").tap()
      if !isFlaky { _ = page.button("confirm").waitForExistence(timeout: 20) }
      page.button("confirm").tap()
      try page.require("linked")
    },
    HeldOutTest(
      "suggestion after a debounce", .networkResourceLoading, from: "firefox-ios#840",
      advice: "[\"suggestion\"].waitForExistence(timeout:"
    ) {
      ScenarioApp.make("Suggesting") {
        Loader("suggest", latency: .between(0.1, 3))
        Screen("main") {
          Button("Ask", id: "ask").onTap("ASK")
          State("idle") { On("ASK", to: "debouncing") }
          State("debouncing") { After(.milliseconds(500), to: "asking") }
          State("asking") { Invoke("suggest", onDone: "shown") }
          State("shown") { Text("Mozilla", id: "suggestion") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("ask").tap()
      if isFlaky { sleep(2) } else { try page.wait(for: "suggestion", atMost: 20) }
      try page.require("suggestion")
    },
  ]

  private static let ofShortOffers = [
    HeldOutTest(
      "undo that goes by itself", .resourceRendering, from: "fenix#22640",
      advice: "right after the step"
    ) {
      ScenarioApp.make("Tabs") {
        Loader("sync", latency: .between(0.2, 7))
        Screen("main") {
          Context("isSynced", false)
          Context("isOffered", false)
          Button("Undo", id: "undo").onTap("UNDO").hidden(if: "isOffered == FALSE")
          Text("Synced", id: "synced").hidden(if: "isSynced == FALSE")
          State("open") {
            Button("Close", id: "close").onTap("CLOSE")
            On("CLOSE", to: "closed", do: .assign("isOffered", "TRUE"))
          }
          State("closed") {
            Invoke("sync", onDone: .to(do: .assign("isSynced", "TRUE")))
            After(.seconds(4), do: .assign("isOffered", "FALSE"))
            On("UNDO", to: "restored")
          }
          State("restored") { Text("Restored", id: "restored") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("close").tap()
      if isFlaky { try page.wait(for: "synced") }
      page.button("undo").tap()
      try page.require("restored")
    },
    HeldOutTest(
      "cell that is tapped while it moves", .animationTiming, from: "KIF#1090",
      advice: "UIAnimationsDisabled", "isHittable"
    ) {
      ScenarioApp.make("Cells") {
        Loader("cells", latency: .between(0.3, 3))
        Screen("main") {
          State("empty") { Invoke("cells", onDone: "full") }
          State("full") {
            Button("First", id: "first").position(y: 200)
              .animated(.milliseconds(700), fromY: 600).onTap("FIRST")
            On("FIRST", to: "opened")
          }
          State("opened") { Text("Opened", id: "opened") }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-UIAnimationsDisabled") }
      try page.wait(for: "first")
      let frame = page.button("first").frame
      page.tap(x: frame.midX, y: frame.midY)
      try page.require("opened")
    },
    HeldOutTest(
      "tracking prompt on a fresh simulator", .runnerInteraction,
      from: "SalesforceMobileSDK-iOS#4070", advice: "Grant or deny the permission",
      under: FaultPlan([Fault(.alert, 8)]), pinned: true
    ) {
      ScenarioApp.make("Tracked") {
        Screen("main") {
          State("start") {
            Button("Log in", id: "login").onTap("LOGIN")
            On("LOGIN", to: "form")
          }
          State("form") { Text("Scopes", id: "scopes") }
        }
      }
    } test: { page, _ in
      page.launch()
      sleep(4)
      page.tap(x: page.button("login").frame.midX, y: page.button("login").frame.midY)
      try page.require("scopes")
    },
  ]

  private static let ofRepeats = [
    HeldOutTest(
      "photos that are sent twice", .loadOrder, .app, from: "Signal-iOS#6208",
      advice: "In the app"
    ) {
      sending("Twice", isGuarded: false)
    } fixedApp: {
      sending("Once", isGuarded: true)
    } test: { page, _ in
      page.launch()
      page.button("send").tap()
      sleep(1)
      if page.button("send").isEnabled { page.button("send").tap() }
      try page.wait(for: "sent")
      try page.require("count", says: "1")
    },
    HeldOutTest(
      "picture of the cell before", .loadOrder, .app, from: "FinniversKit#409",
      advice: "ignore", "do not let"
    ) {
      reusing("Wrong", keepingTo: "picture")
    } fixedApp: {
      reusing("Right", keepingTo: "before")
    } test: { page, _ in
      page.launch()
      page.button("next").tap()
      sleep(8)
      try page.require("picture", says: "Boat")
    },
  ]

  /// An app that sends for a while, and counts what it sends.
  private static func sending(_ name: String, isGuarded: Bool) -> AppDefinition {
    ScenarioApp.make("Photos" + name) {
      Loader("upload", latency: .between(0.2, 3))
      Screen("main") {
        Context("sent", 0)
        Text(.bind("sent"), id: "count")
        Button("Send", id: "send").onTap("SEND")
          .enabled(if: isGuarded ? "sent == 0" : "1 == 1")
        State("idle") { On("SEND", to: "sending", do: .assign("sent", "sent + 1")) }
        State("sending") {
          Invoke("upload", onDone: "over")
          if !isGuarded { On("SEND", to: "sending", do: .assign("sent", "sent + 1")) }
        }
        State("over") { Text("Sent", id: "sent") }
      }
    }
  }

  /// An app whose cell shows one picture after another; what was asked first may come last.
  private static func reusing(_ name: String, keepingTo key: String) -> AppDefinition {
    ScenarioApp.make("Adverts" + name) {
      Loader("car", latency: .between(0.3, 6), result: "Car")
      Loader("boat", latency: .between(0.3, 6), result: "Boat")
      Screen("main") {
        Context("picture", "")
        Context("before", "")
        Text(.bind("picture"), id: "picture")
        Button("Next", id: "next").onTap("NEXT")
        State("car") {
          Invoke("car", onDone: .to(do: .assign(key, "event.data")), cancellation: .none)
          On("NEXT", to: "boat")
        }
        State("boat") { Invoke("boat", onDone: .to(do: .assign("picture", "event.data"))) }
      }
    }
  }
}
