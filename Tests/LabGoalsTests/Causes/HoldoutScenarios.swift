import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Flaky tests that were written before any rule was tuned, and that no rule was tuned to.
extension FlakyScenario {
  static let holdout: [FlakyScenario] =
    holdoutWaits + holdoutSurroundings + holdoutOrders + holdoutChance

  private static func made(
    _ name: String, _ cause: FlakeCause, _ blame: FlakeBlame = .test, depth: Int = 0,
    under faults: FaultPlan = FaultPlan(), app: @escaping @Sendable () -> AppDefinition,
    test: @escaping @MainActor @Sendable (ScenarioPage) throws -> Void
  ) -> FlakyScenario {
    FlakyScenario(
      name, cause, blame: blame, depth: depth, fix: .refactorLogic, faults: faults, story: "",
      cure: "", app: { _ in app() }, test: { page, _ in try test(page) })
  }

  private static let holdoutWaits = [
    made("forecast after a refresh", .networkResourceLoading, depth: 1) {
      ScenarioApp.make("Weather") {
        Loader("forecast", latency: .between(1, 6))
        Loader("advert", latency: .between(0.5, 3))
        Screen("main") {
          Button("Refresh", id: "refresh").onTap("REFRESH")
          State("old") {
            Invoke("advert", onDone: .to(do: .assign("ads", "1")))
            On("REFRESH", to: "asking")
          }
          State("asking") { Invoke("forecast", onDone: "new") }
          State("new") { Text("Rain", id: "sky") }
          Context("ads", 0)
        }
      }
    } test: { page in
      page.launch()
      page.button("refresh").tap()
      try page.wait(for: "sky", atMost: 4)
    },
    made("results under their header", .resourceRendering, depth: 1) {
      ScenarioApp.make("Results") {
        Loader("hits", latency: .between(0.5, 2))
        Loader("cells", latency: .between(0.05, 0.9))
        Screen("main") {
          State("searching") { Invoke("hits", onDone: "header") }
          State("header") {
            Text("3 results", id: "header")
            Invoke("cells", onDone: "rows")
          }
          State("rows") {
            Text("3 results", id: "header")
            Text("Boat", id: "hit")
          }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "header")
      try page.require("hit")
    },
    made("button that is enabled later", .resourceRendering, depth: 1) {
      ScenarioApp.make("Terms") {
        Loader("terms", latency: .between(1.5, 5))
        Screen("main") {
          Context("isReady", false)
          Button("Agree", id: "agree").enabled(if: "isReady == TRUE").onTap("AGREE")
          State("reading") {
            Invoke("terms", onDone: .to(do: .assign("isReady", "TRUE")))
            On("AGREE", to: "agreed")
          }
          State("agreed") { Text("Welcome", id: "welcome") }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.button("agree").tap()
      try page.wait(for: "welcome", atMost: 3)
    },
    made("drawer on its way", .animationTiming, depth: 1) {
      ScenarioApp.make("Drawer") {
        Loader("menu", latency: .between(0.2, 3))
        Screen("main") {
          Button("Menu", id: "open").position(y: 600).onTap("OPEN")
          State("shut") { On("OPEN", to: "loading") }
          State("loading") { Invoke("menu", onDone: "open") }
          State("open") {
            Text("Settings", id: "drawer").position(y: 120).animated(.milliseconds(900), fromY: 400)
          }
        }
      }
    } test: { page in
      page.launch()
      page.button("open").tap()
      try page.wait(for: "drawer")
      let place = page.element("drawer").frame.minY
      try page.require(place < 200, "the drawer is still at \(place)")
    },
    made("mail that fails twice", .networkResourceLoading, depth: 2) {
      ScenarioApp.make("Mail") {
        Loader("inbox", latency: .between(0.2, 0.8), failureRate: 0.4)
        Screen("main") {
          State("loading") {
            Invoke("inbox", onDone: "shown", onError: "offline", retries: 1)
          }
          State("shown") { Text("One letter", id: "letter") }
          State("offline") { Text("Offline", id: "offline") }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "letter", atMost: 10)
    },
    made(
      "count read before the tree is new", .resourceRendering,
      under: FaultPlan([
        Fault(.staleSnapshot, 0.3), Fault(.slowNetwork, 4),
      ])
    ) {
      ScenarioApp.make("Counter") {
        Screen("main") {
          Context("count", 0)
          Text(.bind("count"), id: "count")
          Button("Add", id: "add").onTap("ADD")
          State("only") { On("ADD", do: .assign("count", "count + 1")) }
        }
      }
    } test: { page in
      page.launch()
      page.button("add").tap()
      try page.require("count", says: "1")
    },
  ]

  private static let holdoutSurroundings = [
    made(
      "confirmation in words", .selectorIssue,
      under: FaultPlan([
        Fault(.language), Fault(.slowNetwork, 4), Fault(.slowDevice, 2),
      ])
    ) {
      ScenarioApp.make("Trash") {
        Strings("en", ["delete": "Delete"])
        Strings("de", ["delete": "Löschen"])
        Strings("es", ["delete": "Eliminar"])
        Screen("main") {
          Button("Trash", id: "trash").onTap("TRASH")
          State("full") { On("TRASH", to: "asking") }
          State("asking") {
            Button(.string(key: "delete"), id: "confirm").onTap("DELETE")
            On("DELETE", to: "empty")
          }
          State("empty") { Text("-", id: "empty") }
        }
      }
    } test: { page in
      page.launch()
      page.button("trash").tap()
      page.button("Delete").tap()
      try page.require("empty")
    },
    made(
      "list on a short screen", .layoutDifference,
      under: FaultPlan([
        Fault(.device), Fault(.nearOrder, 50),
      ])
    ) {
      ScenarioApp.make("Countries") {
        Screen("main", root: ScrollView("list")) {
          Context("rows", .list((1...13).map { .integer($0) }))
          State("only") {
            Button().label(.bind("item")).size(height: 56).forEach("rows")
            Button("Zambia", id: "last").size(height: 56)
          }
        }
      }
    } test: { page in
      page.launch()
      try page.require(page.button("last").isHittable, "the last country cannot be hit")
    },
    made(
      "hint shown once", .testOrder,
      under: FaultPlan([
        Fault(.storedState), Fault(.slowDevice, 2),
      ])
    ) {
      ScenarioApp.make("Hints") {
        Stored("hintsOff", false)
        Loader("page", latency: .between(0.2, 1))
        Screen("main") {
          State("loading") { Invoke("page", onDone: "shown") }
          State("shown") {
            Text("Swipe to go on", id: "hint").hidden(if: "defaults.hintsOff == TRUE")
            Text("Page 1", id: "page")
          }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "page")
      try page.require("hint")
    },
    made(
      "keys on the screen", .platformIssue,
      under: FaultPlan([
        Fault(.noKeyboard, 0.5), Fault(.lateKeyboard, 20),
      ])
    ) {
      ScenarioApp.make("Search") {
        Screen("main") {
          Context("text", "")
          TextField("search", binds: "text").id("search")
          Text(.bind("text"), id: "echo")
          State("only") {}
        }
      }
    } test: { page in
      page.launch()
      page.app.textFields["search"].tap()
      sleep(1)
      page.app.keys["a"].tap()
      try page.require(!page.words("echo").isEmpty, "nothing was typed")
    },
    made(
      "session of ten seconds", .time,
      under: FaultPlan([
        Fault(.nearOrder, 400), Fault(.slowNetwork, 2),
      ])
    ) {
      ScenarioApp.make("Offer") {
        Screen("main") {
          State("open") {
            Text("Offer", id: "offer")
            After(.seconds(10), to: "closed")
          }
          State("closed") { Text("Over", id: "closed") }
        }
      }
    } test: { page in
      let start = Date()
      page.launch()
      Thread.sleep(forTimeInterval: 10.1 - Date().timeIntervalSince(start))
      try page.require("closed")
    },
    made(
      "toggle that misses its tap", .runnerInteraction,
      under: FaultPlan([
        Fault(.swallowedTap, 0.1), Fault(.droppedFrames, 2),
      ])
    ) {
      ScenarioApp.make("Switches") {
        Screen("main") {
          Context("sum", 0)
          Button("A", id: "a").onTap("ADD")
          Button("B", id: "b").onTap("ADD")
          Text(.bind("sum"), id: "sum")
          State("only") { On("ADD", do: .assign("sum", "sum + 1")) }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.button("a").tap()
      sleep(1)
      page.button("b").tap()
      try page.require("sum", says: "2")
    },
  ]

  private static let holdoutOrders = [
    made("badge from three sources", .loadOrder, .app, depth: 1) {
      ScenarioApp.make("Badge") {
        Loader("disk", latency: .between(0.1, 3), result: "4")
        Loader("push", latency: .between(0.1, 3), result: "5")
        Loader("theme", latency: .between(0.1, 3))
        Screen("main") {
          Context("badge", "")
          Context("theme", "")
          Text(.bind("badge"), id: "badge")
          State("only") {
            Invoke("disk", onDone: .to(do: .assign("badge", "event.data")))
            Invoke("push", onDone: .to(do: .assign("badge", "event.data")))
            Invoke("theme", onDone: .to(do: .assign("theme", "'dark'")))
          }
        }
      }
    } test: { page in
      page.launch()
      sleep(4)
      try page.require("badge", says: "5")
    },
    made(
      "result of a page that was left", .loadOrder, .app,
      under: FaultPlan([
        Fault(.lateResult, 0.5), Fault(.slowNetwork, 2),
      ])
    ) {
      ScenarioApp.make("Tabs") {
        Loader("news", latency: .fixed(.seconds(3)), result: "news")
        Loader("sport", latency: .fixed(.seconds(1)), result: "sport")
        Screen("main") {
          Context("shown", "")
          Text(.bind("shown"), id: "shown")
          Button("Sport", id: "sport").onTap("SPORT")
          State("news") {
            Invoke("news", onDone: .to(do: .assign("shown", "event.data")))
            On("SPORT", to: "sports")
          }
          State("sports") { Invoke("sport", onDone: .to(do: .assign("shown", "event.data"))) }
        }
      }
    } test: { page in
      page.launch()
      page.button("sport").tap()
      sleep(6)
      try page.require("shown", says: "sport")
    },
    made("two buttons of one name", .selectorIssue, depth: 1) {
      ScenarioApp.make("Rows") {
        Loader("more", latency: .between(0.5, 4))
        Screen("main") {
          Button("Delete", id: "delete.1").onTap("DELETE")
          State("one") {
            Invoke("more", onDone: "two")
            On("DELETE", to: "gone")
          }
          State("two") {
            Button("Delete", id: "delete.2").onTap("DELETE")
            On("DELETE", to: "gone")
          }
          State("gone") { Text("Gone", id: "gone") }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.button("Delete").tap()
      try page.require("gone")
    },
    made("question of the system", .runnerInteraction, depth: 1) {
      ScenarioApp.make("Map") {
        Loader("start", latency: .between(0.2, 4))
        Screen("main") {
          State("starting") { Invoke("start", onDone: "asking") }
          State("asking") {
            Entry(.ask(.notifications, then: "ANSWERED"))
            On("ANSWERED", to: "map")
          }
          State("map") { Text("Map", id: "map") }
        }
      }
    } test: { page in
      page.launch()
      let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      sleep(2)
      if system.alerts.firstMatch.exists { system.alerts.buttons["Allow"].tap() }
      try page.require("map")
    },
  ]

  private static let holdoutChance = [
    made("question of a quiz", .randomness) {
      ScenarioApp.make("Quiz") {
        Screen("main") {
          Context("question", 0)
          Button("Begin", id: "begin").onTap("BEGIN")
          State("ready") { On("BEGIN", to: "asking", do: .draw("question", below: 3)) }
          State("asking") { Text(.bind("question"), id: "question") }
        }
      }
    } test: { page in
      page.launch()
      page.button("begin").tap()
      try page.require("question", says: "1")
    },
    made(
      "chips of a filter", .unorderedCollections,
      under: FaultPlan([
        Fault(.collectionOrder), Fault(.slowDevice, 2), Fault(.slowNetwork, 2),
      ])
    ) {
      ScenarioApp.make("Filter") {
        Screen("main") {
          Context("chips", .list([.string("new"), .string("near"), .string("open")]))
          State("only") { Button().label(.bind("item")).forEach("chips").unordered() }
        }
      }
    } test: { page in
      page.launch()
      let buttons = page.app.buttons
      let words = (0..<buttons.count).map { buttons.element(boundBy: $0).label }
      try page.require(words == ["new", "near", "open"], "the chips are \(words)")
    },
  ]
}
