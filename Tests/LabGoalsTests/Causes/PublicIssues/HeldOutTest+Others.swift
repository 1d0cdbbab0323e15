import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

extension HeldOutTest {
  static let ofOrders = [
    HeldOutTest(
      "engine chosen before the engines are known", .loadOrder, from: "FirefoxLite#4944",
      advice: "toEqual: \"Lycos\"", "[\"Lycos\"].waitForExistence"
    ) {
      ScenarioApp.make("Engines") {
        Loader("engines", latency: .between(0.3, 4), result: "Lycos")
        Screen("main") {
          Context("engine", "None")
          Context("used", "")
          Button(.bind("engine"), id: "search").onTap("SEARCH")
          Text(.bind("used"), id: "used")
          State("only") {
            Invoke("engines", onDone: .to(do: .assign("engine", "event.data")))
            On("SEARCH", do: .assign("used", "engine"))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(1) } else { try page.wait(for: "search", toSay: "Lycos") }
      page.button("search").tap()
      try page.require("used", says: "Lycos")
    },
    HeldOutTest(
      "second button of the same name", .selectorIssue, from: "canvas-ios#74 (old views)",
      advice: "[\"add.product\"]"
    ) {
      ScenarioApp.make("Cart") {
        Loader("recommended", latency: .between(1, 6))
        Screen("main") {
          Button("Add", id: "add.product").onTap("ADD")
          State("plain") {
            Invoke("recommended", onDone: "full")
            On("ADD", to: "added")
          }
          State("full") {
            Button("Add", id: "add.recommended").onTap("OTHER")
            On("ADD", to: "added")
          }
          State("added") { Text("Added", id: "added") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(2)
      page.button(isFlaky ? "Add" : "add.product").tap()
      try page.wait(for: "added", atMost: 5)
    },
    HeldOutTest(
      "switch that a sync sets back", .loadOrder, .app, from: "wire-ios#3446",
      advice: "do not let"
    ) {
      switching("synced", assigning: true)
    } fixedApp: {
      switching("plain", assigning: false)
    } test: { page, _ in
      page.launch()
      sleep(1)
      page.button("switch").tap()
      sleep(6)
      try page.require("state", says: "on")
    },
    HeldOutTest(
      "price from the cache", .loadOrder, .app, from: "playfulprogramming#1446",
      advice: "ignore the one that comes late", "after"
    ) {
      pricing(cacheFrom: 0.1, through: 3)
    } fixedApp: {
      pricing(cacheFrom: 0.1, through: 0.4)
    } test: { page, _ in
      page.launch()
      try page.wait(for: "price", toSay: "12", atMost: 10)
      sleep(4)
      page.button("buy").tap()
      try page.require("sum", says: "12")
    },
  ]

  private static func switching(_ name: String, assigning: Bool) -> AppDefinition {
    ScenarioApp.make("Switch" + name) {
      Loader("sync", latency: .between(0.5, 5), result: "off")
      Screen("main") {
        Context("state", "off")
        Context("synced", "")
        Button("Notify", id: "switch").onTap("SWITCH")
        Text(.bind("state"), id: "state")
        State("only") {
          Invoke(
            "sync", onDone: .to(do: .assign(assigning ? "state" : "synced", "event.data")))
          On("SWITCH", do: .assign("state", "'on'"))
        }
      }
    }
  }

  private static func pricing(cacheFrom least: Double, through most: Double) -> AppDefinition {
    ScenarioApp.make("Prices") {
      Loader("cache", latency: .between(least, most), result: "10")
      Loader("fresh", latency: .between(0.5, 2.5), result: "12")
      Screen("main") {
        Context("price", "")
        Context("sum", "")
        Text(.bind("price"), id: "price")
        Text(.bind("sum"), id: "sum")
        Button("Buy", id: "buy").onTap("BUY")
        State("only") {
          Invoke("cache", onDone: .to(do: .assign("price", "event.data")))
          Invoke("fresh", onDone: .to(do: .assign("price", "event.data")))
          On("BUY", do: .assign("sum", "price"))
        }
      }
    }
  }

  static let ofSurroundings = [
    HeldOutTest(
      "second field without the focus", .runnerInteraction, from: "clerk-ios#466",
      advice: "hasKeyboardFocus", "hasFocus", under: FaultPlan([Fault(.lateKeyboard, 400)])
    ) {
      ScenarioApp.make("Account") {
        Screen("main") {
          Context("name", "")
          Context("word", "")
          TextField("name", binds: "name").id("name")
          TextField("word", binds: "word").id("word")
          Text(.bind("word"), id: "echo")
          State("only") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let (name, word) = (page.app.textFields["name"], page.app.textFields["word"])
      name.tap()
      sleep(1)
      name.typeText("anna")
      word.tap()
      if !isFlaky { sleep(1) }
      word.typeText("secret")
      try page.require("echo", says: "secret")
    },
    HeldOutTest(
      "prompt of the local network", .runnerInteraction, from: "duckduckgo/apple-browsers#6244",
      // A monitor, the advice that was written down first, would come too late: the alert comes between
      // the look for alerts and the touch.
      advice: "Grant or deny the permission", under: FaultPlan([Fault(.alert, 8)]), pinned: true
    ) {
      ScenarioApp.make("Fire") {
        Screen("main") {
          Button("Burn", id: "burn").onTap("BURN")
          State("full") { On("BURN", to: "empty") }
          State("empty") { Text("Nothing", id: "empty") }
        }
      }
    } test: { page, _ in
      page.launch()
      sleep(3)
      try page.require(page.button("burn").isHittable, "the button cannot be hit")
      page.button("burn").tap()
      try page.require("empty")
    },
    HeldOutTest(
      "welcome card of the default browser", .testOrder, from: "firefox-ios#35172",
      advice: "\"-isDefaultBrowser\", \"NO\"", under: FaultPlan([Fault(.storedState)])
    ) {
      ScenarioApp.make("Welcome") {
        Stored("isDefaultBrowser", false)
        Stored("isTracking", true)
        Screen("main") {
          State("only") {
            Text("Welcome", id: "card").hidden(if: "defaults.isDefaultBrowser == TRUE")
            Text("Next", id: "next")
          }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-isDefaultBrowser", "NO") }
      try page.wait(for: "card", atMost: 3)
    },
    HeldOutTest(
      "two hours ago is today", .time, from: "operaton#3521", advice: "clock", "days",
      under: FaultPlan([Fault(.clock), Fault(.slowNetwork, 2)])
    ) {
      ScenarioApp.make("Dates") { Screen("main") { State("only") { Text("Today", id: "day") } } }
    } test: { page, isFlaky in
      page.launch()
      sleep(8)
      let day = { (date: Date) in String(date.ISO8601Format().prefix(10)) }
      let (now, then) = (Date(), Date().addingTimeInterval(-7_200))
      let days = isFlaky ? [day(now)] : [day(now), day(now.addingTimeInterval(-86_400))]
      try page.require(days.contains(day(then)), "two hours ago is not today")
    },
    HeldOutTest(
      "last row of a small phone", .layoutDifference, from: "FSCalendar#647",
      advice: "swipeUp", "Pin the device", under: FaultPlan([Fault(.device)])
    ) {
      ScenarioApp.make("Rows") {
        Screen("main", root: ScrollView("rows")) {
          Context("rows", .list((1...28).map { .integer($0) }))
          State("only") {
            Button().label(.bind("item")).size(height: 50).forEach("rows")
            Button("Delete all", id: "delete").size(height: 50)
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let edge = page.app.frame.maxY
      for _ in 0..<8 where !isFlaky && page.button("delete").frame.maxY > edge {
        page.app.scrollViews["rows"].swipeUp()
      }
      if isFlaky, !page.button("delete").isHittable { page.app.scrollViews["rows"].swipeUp() }
      try page.require(page.button("delete").isHittable, "the last row cannot be hit")
    },
    HeldOutTest(
      "students in the order of a set", .unorderedCollections, from: "hypothesis/lms#6904",
      advice: "Sort", under: FaultPlan([Fault(.collectionOrder)])
    ) {
      ScenarioApp.make("Students") {
        Screen("main") {
          Context("names", .list([.string("Ann"), .string("Bo"), .string("Cy")]))
          State("only") { Text().label(.bind("item")).forEach("names").unordered() }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let found = page.app.staticTexts.allElementsBoundByIndex.map(\.label)
      let names = isFlaky ? found : found.sorted()
      try page.require(names == ["Ann", "Bo", "Cy"], "the students are \(names)")
    },
    HeldOutTest(
      "page that has to be quick", .platformIssue, from: "customerio-ios#550",
      advice: "not busy", "less", "longer", under: FaultPlan([Fault(.slowDevice, 8)]),
      pinned: true
    ) {
      ScenarioApp.make("Quick") {
        Screen("main") {
          Button("Open", id: "open").onTap("OPEN")
          State("shut") { On("OPEN", to: "open") }
          State("open") { Text("Page", id: "page") }
        }
      }
    } test: { page, _ in
      page.launch()
      let start = Date()
      page.button("open").tap()
      try page.wait(for: "page")
      let took = Date().timeIntervalSince(start)
      try page.require(took < 1.5, "it took \(took) s")
    },
    HeldOutTest(
      "code that can be sent again", .time, from: "clerk-ios#466 (codes)",
      advice: "waitFor", ".wait(for:", under: FaultPlan([Fault(.nearOrder, 300)])
    ) {
      ScenarioApp.make("Codes") {
        Screen("main") {
          State("sent") { After(.seconds(30), to: "over") }
          State("over") { Button("Send again", id: "again") }
        }
      }
    } test: { page, isFlaky in
      let start = Date()
      page.launch()
      if isFlaky {
        Thread.sleep(forTimeInterval: 30.1 - Date().timeIntervalSince(start))
      } else {
        try page.wait(for: "again", atMost: 60)
      }
      try page.require("again")
    },
  ]

  static let ofChance = [
    HeldOutTest(
      "name that is drawn twice", .randomness, from: "fleetyards#5053",
      advice: "fixed", "the same value"
    ) {
      ScenarioApp.make("Ships") {
        Screen("main") { State("only") { Text("ship 7", id: "ship") } }
      }
    } test: { page, isFlaky in
      page.launch()
      let name = "ship \(isFlaky ? Int.random(in: 0..<17) : 18)"
      try page.require(page.words("ship") != name, "the name is taken")
    },
    HeldOutTest(
      "tip of thirty-three", .randomness, from: "gatling-picatinny#240",
      advice: "launch argument"
    ) {
      tips(startingWith: .draw("tip", below: 33))
    } fixedApp: {
      tips(startingWith: .assign("tip", "4"))
    } test: { page, _ in
      page.launch()
      try page.wait(for: "tip", atMost: 5)
    },
    HeldOutTest(
      "avatar of a server that is down", .networkResourceLoading, from: "canvas-ios#74",
      advice: "Stub the loader avatar"
    ) {
      avatar(failing: 0.1)
    } fixedApp: {
      avatar(failing: 0)
    } test: { page, _ in
      page.launch()
      try page.wait(for: "avatar", atMost: 10)
    },
  ]

  private static func tips(startingWith action: ActionDefinition) -> AppDefinition {
    ScenarioApp.make("Tips") {
      Loader("page", latency: .between(0.2, 1))
      Screen("main") {
        Context("tip", 1)
        State("loading") { Invoke("page", onDone: .to("shown", do: action)) }
        State("shown") { Text("Tip", id: "tip").hidden(if: "tip == 20") }
      }
    }
  }

  private static func avatar(failing share: Double) -> AppDefinition {
    ScenarioApp.make("Avatar") {
      Loader("avatar", latency: .between(0.2, 2), failureRate: share)
      Screen("main") {
        State("loading") { Invoke("avatar", onDone: "shown", onError: "plain") }
        State("shown") { Text("Anna", id: "avatar") }
        State("plain") { Text("?", id: "nobody") }
      }
    }
  }
}
