import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Swipes, long presses, pasteboards, lists that grow and counters; the truth was written before a
/// search saw any of them.
extension HeldOutTest {
  static let gestures = ofFingers + ofTexts + ofNumbers

  private static let ofFingers = [
    HeldOutTest(
      "swipe over the row at a place", .selectorIssue, from: "ios-kMail#1620 (swipes)",
      advice: "[\"letter\"]"
    ) {
      ScenarioApp.make("Inbox") {
        Loader("news", latency: .between(0.1, 6))
        Screen("main", root: Other()) {
          Context("hasNews", false)
          Context("gone", "nothing")
          Other("news").position(y: 100).size(width: 390, height: 60).accessibilityElement()
            .hidden(if: "hasNews == FALSE").on(.swipeLeft, "NEWS")
          Other("letter").position(y: 200).size(width: 390, height: 60).accessibilityElement()
            .on(.swipeLeft, "LETTER")
          Text(.bind("gone"), id: "gone").position(y: 400)
          On("NEWS", do: .assign("gone", "'news'"))
          On("LETTER", do: .assign("gone", "'letter'"))
          State("start") { Invoke("news", onDone: .to("full", do: .assign("hasNews", "TRUE"))) }
          State("full") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let rows = page.app.otherElements.matching(NSPredicate(format: "identifier != ''"))
      let row = isFlaky ? rows.element(boundBy: 0) : page.app.otherElements["letter"]
      row.swipeLeft()
      try page.require("gone", says: "letter")
    },
    HeldOutTest(
      "long press on a message that is not sent", .loadOrder, from: "element-x-ios#3716 (menus)",
      advice: "toEqual: \"Sent\"", "waitForExistence"
    ) {
      ScenarioApp.make("Messages") {
        Loader("send", latency: .between(0.2, 7))
        Screen("main") {
          Context("told", "Sending")
          Button("Hello", id: "message").on(.longPress, "PRESS")
          Text(.bind("told"), id: "told")
          State("sending") {
            Invoke("send", onDone: .to("sent", do: .assign("told", "'Sent'")))
          }
          State("sent") { On("PRESS", to: "menu") }
          State("menu") { Button("Reply", id: "reply") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(2) } else { try page.wait(for: "told", toSay: "Sent", atMost: 9) }
      page.button("message").press(forDuration: 1)
      try page.wait(for: "reply", atMost: 6)
    },
    HeldOutTest(
      "last row of a list that grows", .networkResourceLoading, from: "wikipedia-ios (pages)",
      advice: "waitForExistence"
    ) {
      ScenarioApp.make("Articles") {
        Loader("page", latency: .between(0.2, 6))
        Screen("main", root: Other()) {
          Context("rows", 6)
          Table("list") {
            Cell { Text("First", id: "first") }
            Cell { Text("Last", id: "last") }.hidden(if: "rows == 6")
          }.position(y: 100).size(width: 390, height: 500).on(.swipeUp, "MORE")
          State("shown") { On("MORE", to: "loading") }
          State("loading") { Invoke("page", onDone: .to("full", do: .assign("rows", "12"))) }
          State("full") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<3 where !page.element("last").exists { page.app.tables["list"].swipeUp() }
      if !isFlaky { _ = page.element("last").waitForExistence(timeout: 10) }
      try page.require("last")
    },
    HeldOutTest(
      "message over the button below it", .resourceRendering, from: "fenix#22640 (covers)",
      advice: "isHittable", "waitForNonExistence"
    ) {
      ScenarioApp.make("Covers") {
        Loader("save", latency: .between(0.1, 5))
        Screen("main", root: Other()) {
          Button("Save", id: "save").position(x: 20, y: 100).size(width: 100, height: 44)
            .onTap("SAVE")
          Button("Next", id: "next").position(x: 20, y: 600).size(width: 100, height: 44)
            .onTap("NEXT")
          On("NEXT", to: "next")
          State("form") { On("SAVE", to: "saving") }
          State("saving") { Invoke("save", onDone: "told") }
          State("told") {
            Other("toast").position(x: 0, y: 560).size(width: 390, height: 120)
              .accessibilityElement()
            After(.seconds(3), to: "form")
          }
          State("next") { Text("Page two", id: "two").position(y: 300) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("save").tap()
      if !isFlaky {
        try page.wait(for: "toast", atMost: 9)
        _ = page.element("toast").waitForNonExistence(timeout: 9)
      }
      sleep(1)
      page.button("next").tap()
      try page.wait(for: "two", atMost: 2)
    },
  ]

  private static let ofTexts = [
    HeldOutTest(
      "link that is pasted before it is copied", .loadOrder, from: "sealvault#7 (pasteboards)",
      advice: "toEqual: \"Copied\"", "waitForExistence"
    ) {
      ScenarioApp.make("Links") {
        Loader("link", latency: .between(0.2, 4))
        Screen("main") {
          Context("told", "")
          Context("pasted", "nothing")
          Text(.bind("told"), id: "told")
          Text(.bind("pasted"), id: "pasted")
          Button("Copy", id: "copy").onTap("COPY")
          Button("Paste", id: "paste").onTap("PASTE")
          On("PASTE", if: "told == 'Copied'", do: .assign("pasted", "'link'"))
          State("idle") { On("COPY", to: "copying") }
          State("copying") { Invoke("link", onDone: .to("done", do: .assign("told", "'Copied'"))) }
          State("done") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("copy").tap()
      if isFlaky { sleep(2) } else { try page.wait(for: "told", toSay: "Copied", atMost: 9) }
      page.button("paste").tap()
      try page.require("pasted", says: "link")
    },
    HeldOutTest(
      "result of the letters before", .resourceRendering, from: "open-meteo (letters)",
      advice: "toEqual: \"Paris\""
    ) {
      ScenarioApp.make("Cities") {
        Loader("short", latency: .between(0.1, 1))
        Loader("long", latency: .between(0.1, 4))
        Screen("main") {
          Context("city", "")
          Button("Pa", id: "pa").onTap("SHORT")
          Button("Paris", id: "paris").onTap("LONG")
          Text(.bind("city"), id: "city").hidden(if: "city == ''")
          On("SHORT", to: "short")
          On("LONG", to: "long")
          State("idle") {}
          State("short") { Invoke("short", onDone: .to(do: .assign("city", "'Padua'"))) }
          State("long") { Invoke("long", onDone: .to(do: .assign("city", "'Paris'"))) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("pa").tap()
      sleep(2)
      page.button("paris").tap()
      if isFlaky {
        try page.wait(for: "city", atMost: 9)
      } else {
        try page.wait(for: "city", toSay: "Paris", atMost: 9)
      }
      try page.require("city", says: "Paris")
    },
    HeldOutTest(
      "draft that the server overwrites", .loadOrder, .app, from: "canvas-ios#74 (drafts)",
      advice: "do not let", "ignore"
    ) {
      drafting(keepingText: false)
    } fixedApp: {
      drafting(keepingText: true)
    } test: { page, _ in
      page.launch()
      page.app.textFields["note"].tap()
      page.app.textFields["note"].typeText("Milk")
      sleep(4)
      let text = page.app.textFields["note"].value as? String
      try page.require(text?.contains("Milk") == true, "the note is \(text ?? "empty")")
    },
    HeldOutTest(
      "switch that springs back", .networkResourceLoading, from: "woocommerce-ios#9512 (switches)",
      advice: "Stub the loader"
    ) {
      switching(failing: 0.2)
    } fixedApp: {
      switching(failing: 0)
    } test: { page, _ in
      page.launch()
      page.app.switches["push"].tap()
      sleep(3)
      let value = page.app.switches["push"].value as? String
      try page.require(value == "1", "push is \(value ?? "gone")")
    },
  ]

  private static func drafting(keepingText: Bool) -> AppDefinition {
    ScenarioApp.make(keepingText ? "Drafts" : "DraftsLost") {
      Loader("note", latency: .between(0.2, 5))
      Screen("main") {
        Context("note", "")
        TextField("note", binds: "note").id("note")
        State("loading") {
          Invoke(
            "note",
            onDone: keepingText ? .to("loaded") : .to("loaded", do: .assign("note", "'Eggs'")))
        }
        State("loaded") {}
      }
    }
  }

  private static func switching(failing rate: Double) -> AppDefinition {
    ScenarioApp.make(rate > 0 ? "Settings" : "SettingsSaved") {
      Loader("push", latency: .between(0.1, 1), failureRate: rate)
      Screen("main") {
        Context("push", false)
        Switch("Push", binds: "push").id("push").on(.change, "CHANGE")
        State("idle") { On("CHANGE", to: "saving") }
        State("saving") {
          Invoke(
            "push", onDone: .to("idle"), onError: .to("idle", do: .assign("push", "FALSE")))
        }
      }
    }
  }

  private static let ofNumbers = [
    HeldOutTest(
      "countdown that is read once", .time, from: "getodk/collect#5662 (countdowns)",
      advice: "on both sides", "waitFor", "toEqual"
    ) {
      ScenarioApp.make("Countdown") {
        Loader("start", latency: .between(0.1, 3))
        Screen("main") {
          Context("left", 9)
          Text(.bind("left"), id: "left")
          State("waiting") { Invoke("start", onDone: "counting") }
          State("counting") {
            After(.seconds(1), to: "counting", do: .assign("left", "left - 1"))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(2)
      let left = Int(page.words("left")) ?? 0
      try page.require(isFlaky ? left == 7 : (4...9).contains(left), "\(left) are left")
    },
    HeldOutTest(
      "third of three cards", .resourceRendering, from: "cwa-app-ios#2680 (cards)",
      advice: "[\"third\"].waitForExistence", "boundBy: 2", "toEqual: 3"
    ) {
      ScenarioApp.make("Cards") {
        Loader("first", latency: .between(0.1, 1))
        Loader("second", latency: .between(0.1, 2))
        Loader("third", latency: .between(0.1, 4))
        Screen("main") {
          Context("one", false)
          Context("two", false)
          Context("three", false)
          Image("first").hidden(if: "one == FALSE")
          Image("second").hidden(if: "two == FALSE")
          Image("third").hidden(if: "three == FALSE")
          State("loading") {
            Invoke("first", onDone: .to(do: .assign("one", "TRUE")))
            Invoke("second", onDone: .to(do: .assign("two", "TRUE")))
            Invoke("third", onDone: .to(do: .assign("three", "TRUE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "first", atMost: 9)
      if !isFlaky {
        try page.wait(for: "second", atMost: 9)
        try page.wait(for: "third", atMost: 9)
      }
      let count = page.app.images.count
      try page.require(count == 3, "there are \(count) cards")
    },
    HeldOutTest(
      "tab that has loaded before", .loadOrder, .app, from: "pocket-ios#345 (tabs)",
      advice: "ignore", "do not let", "start what"
    ) {
      tabbed(addingTwice: true)
    } fixedApp: {
      tabbed(addingTwice: false)
    } test: { page, _ in
      page.launch()
      page.button("saved").tap()
      sleep(6)
      try page.require("count", says: "10")
    },
    HeldOutTest(
      "slider on phones of all widths", .layoutDifference, from: "streamlit#8926 (widths)",
      advice: "Pin the device", under: FaultPlan([Fault(.device)]), pinned: true
    ) {
      ScenarioApp.make("Widths") {
        Screen("main") {
          Context("level", 0)
          Slider("level", binds: "level").id("level").range(to: 100)
          Text(.bind("level"), id: "told")
          State("only") {}
        }
      }
    } test: { page, _ in
      page.launch()
      let level = page.app.sliders["level"]
      let start = level.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
      let end = start.withOffset(CGVector(dx: 180, dy: 0))
      start.press(forDuration: 0.1, thenDragTo: end)
      let told = Double(page.words("told")) ?? 0
      try page.require((48...52).contains(told), "the level is \(told)")
    },
  ]

  private static func tabbed(addingTwice: Bool) -> AppDefinition {
    ScenarioApp.make(addingTwice ? "TabsTwice" : "TabsOnce") {
      Loader("ahead", latency: .between(0.2, 3))
      Loader("now", latency: .between(0.2, 3))
      Screen("main") {
        Context("count", 0)
        Button("Saved", id: "saved").onTap("SAVED")
        Text(.bind("count"), id: "count")
        State("home") {
          Invoke(
            "ahead", onDone: .to(do: .assign("count", addingTwice ? "count + 10" : "10")),
            cancellation: .none)
          On("SAVED", to: "now", if: "count == 0")
        }
        State("now") {
          Invoke("now", onDone: .to(do: .assign("count", addingTwice ? "count + 10" : "10")))
        }
      }
    }
  }
}
