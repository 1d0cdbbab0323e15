import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Further flaky tests, written after the rules had seen the first hold-out.
extension FlakyScenario {
  static let secondHoldout: [FlakyScenario] = shiftedRow + lateWork + surroundedWork + drawnWork

  private static func made(
    _ name: String, _ cause: FlakeCause, _ blame: FlakeBlame = .test, depth: Int = 0,
    under faults: FaultPlan = FaultPlan(), app: @escaping @Sendable () -> AppDefinition,
    test: @escaping @MainActor @Sendable (ScenarioPage) throws -> Void
  ) -> FlakyScenario {
    FlakyScenario(
      name, cause, blame: blame, depth: depth, fix: .refactorLogic, faults: faults, story: "",
      cure: "", app: { _ in app() }, test: { page, _ in try test(page) })
  }

  private static let shiftedRow = [
    made("advert above the first row", .selectorIssue, depth: 1) {
      ScenarioApp.make("Adverts") {
        Loader("advert", latency: .between(1, 6))
        Screen("main", root: Table("list")) {
          State("plain") {
            Cell { Text("Apples") }.id("apples").onTap("APPLES")
            Invoke("advert", onDone: "advertised")
            On("APPLES", to: "apples")
          }
          State("advertised") {
            Cell { Text("Buy now") }.id("advert").onTap("ADVERT")
            Cell { Text("Apples") }.id("apples").onTap("APPLES")
            On("APPLES", to: "apples")
            On("ADVERT", to: "advert")
          }
          State("apples") { Cell { Text("Red ones") }.id("kinds") }
          State("advert") { Cell { Text("Sale") }.id("sale") }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.app.cells.element(boundBy: 0).tap()
      try page.require("kinds")
    },
    made("field that gets the focus when loaded", .runnerInteraction, depth: 1) {
      ScenarioApp.make("Code") {
        Loader("form", latency: .between(0.5, 4))
        Screen("main") {
          Context("code", "")
          TextField("code", binds: "code").id("code")
          Text(.bind("code"), id: "echo")
          State("loading") { Invoke("form", onDone: .to("ready", do: .focus("code"))) }
          State("ready") {}
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.app.textFields["code"].typeText("12")
      try page.require("echo", says: "12")
    },
    made(
      "two writers on a slow network", .loadOrder, .app, depth: 1,
      under: FaultPlan([
        Fault(.slowNetwork, 8)
      ])
    ) {
      ScenarioApp.make("Balance") {
        Loader("old", latency: .between(0.2, 0.4), result: "10")
        Loader("new", latency: .between(0.8, 1), result: "20")
        Screen("main") {
          Context("sum", "")
          Text(.bind("sum"), id: "sum")
          State("only") {
            Invoke("old", onDone: .to(do: .assign("sum", "event.data")))
            Invoke("new", onDone: .to(do: .assign("sum", "event.data")))
          }
        }
      }
    } test: { page in
      page.launch()
      sleep(15)
      try page.require("sum", says: "20")
    },
  ]

  private static let lateWork = [
    made("test that measures time", .time) {
      ScenarioApp.make("Speed") {
        Loader("page", latency: .between(0.5, 5))
        Screen("main") {
          State("loading") { Invoke("page", onDone: "shown") }
          State("shown") { Text("Page", id: "page") }
        }
      }
    } test: { page in
      let start = Date()
      page.launch()
      try page.wait(for: "page")
      let passed = Date().timeIntervalSince(start)
      try page.require(passed < 5, "it took \(passed) s")
    },
    made("label that is waited for too shortly", .networkResourceLoading, depth: 1) {
      ScenarioApp.make("Status") {
        Loader("status", latency: .between(1, 7))
        Screen("main") {
          Context("status", "Sending")
          Text(.bind("status"), id: "status")
          State("sending") { Invoke("status", onDone: .to(do: .assign("status", "'Sent'"))) }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "status", toSay: "Sent", atMost: 4)
    },
    made("two answers one after the other", .networkResourceLoading, depth: 1) {
      ScenarioApp.make("Chain") {
        Loader("token", latency: .between(0.5, 3))
        Loader("account", latency: .between(0.5, 3))
        Screen("main") {
          State("one") { Invoke("token", onDone: "two") }
          State("two") { Invoke("account", onDone: "three") }
          State("three") { Text("Anna", id: "name") }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "name", atMost: 3)
    },
    made("empty list before its rows", .resourceRendering, depth: 1) {
      ScenarioApp.make("Orders") {
        Loader("orders", latency: .between(0.3, 3))
        Screen("main") {
          Text("Orders", id: "heading")
          Context("count", 0)
          Text(.bind("count"), id: "count")
          State("only") { Invoke("orders", onDone: .to(do: .assign("count", "3"))) }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "heading")
      try page.require("count", says: "3")
    },
    made("button that a snack bar covers", .animationTiming, depth: 1) {
      ScenarioApp.make("Snack") {
        Loader("fade", latency: .between(1.5, 5))
        Screen("main", root: Other()) {
          Button("Send", id: "send").position(y: 500).onTap("SEND")
          State("covered") {
            Button("Saved", id: "snack").position(y: 450).size(height: 200)
            Invoke("fade", onDone: "free")
            On("SEND", to: "sent")
          }
          State("free") { On("SEND", to: "sent") }
          State("sent") { Text("Sent", id: "sent") }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.tap(x: 190, y: 520 + 59)
      try page.require("sent")
    },
  ]

  private static let surroundedWork = [
    made(
      "button below large text", .layoutDifference,
      under: FaultPlan([
        Fault(.textSize), Fault(.slowDevice, 2),
      ])
    ) {
      ScenarioApp.make("Large") {
        Screen("main", root: ScrollView("page")) {
          Context("rows", .list((1...12).map { .integer($0) }))
          State("only") {
            Text("Long words that need some room").forEach("rows")
            Button("End", id: "end")
          }
        }
      }
    } test: { page in
      page.launch()
      try page.require(page.button("end").frame.maxY < 700, "the button is too low")
    },
    made(
      "alert in the way", .runnerInteraction,
      under: FaultPlan([
        Fault(.alert, 8), Fault(.slowNetwork, 2),
      ])
    ) {
      ScenarioApp.make("Steps") {
        Screen("main") {
          Button("Next", id: "next").position(y: 400).onTap("NEXT")
          State("one") { On("NEXT", to: "two") }
          State("two") { On("NEXT", to: "three") }
          State("three") { Text("Done", id: "done") }
        }
      }
    } test: { page in
      page.launch()
      sleep(2)
      page.tap(x: 196, y: 420 + 59)
      sleep(1)
      page.tap(x: 196, y: 420 + 59)
      try page.require("done")
    },
    made("greeting of the month", .time, .test, under: FaultPlan([Fault(.clock)])) {
      ScenarioApp.make("Month") {
        Screen("main") { State("only") { Text("January", id: "month") } }
      }
    } test: { page in
      page.launch()
      let month = Calendar(identifier: .gregorian).component(.day, from: Date())
      sleep(5)
      let later = Calendar(identifier: .gregorian).component(.day, from: Date())
      try page.require(month == later, "the day has changed")
    },
    made("words of the app in Spanish", .platformIssue, under: FaultPlan([Fault(.language)])) {
      ScenarioApp.make("Words") {
        Strings("en", ["hello": "Hello"])
        Strings("es", ["hello": "Hola"])
        Screen("main") { State("only") { Text(.string(key: "hello"), id: "hello") } }
      }
    } test: { page in
      page.launch()
      try page.require("hello", says: "Hello")
    },
  ]

  private static let drawnWork = [
    made("colour of the day", .randomness) {
      ScenarioApp.make("Colour") {
        Loader("page", latency: .between(0.2, 1))
        Screen("main") {
          Context("colour", 0)
          State("loading") { Invoke("page", onDone: .to("shown", do: .draw("colour", below: 2))) }
          State("shown") {
            Text("Red", id: "red").hidden(if: "colour == 1")
            Text("Blue", id: "blue").hidden(if: "colour == 0")
          }
        }
      }
    } test: { page in
      page.launch()
      try page.wait(for: "red", atMost: 5)
    },
    made(
      "rows compared as a list", .unorderedCollections,
      under: FaultPlan([
        Fault(.rowOrder, 0.5)
      ])
    ) {
      ScenarioApp.make("Cities") {
        Loader(
          "cities", latency: .fixed(.seconds(1)),
          result: .list([.string("Rome"), .string("Oslo"), .string("Bern")]))
        Screen("main") {
          Context("cities", .list([]))
          State("loading") {
            Invoke("cities", onDone: .to("shown", do: .assign("cities", "event.data")))
          }
          State("shown") { Text().label(.bind("item")).forEach("cities") }
        }
      }
    } test: { page in
      page.launch()
      sleep(3)
      let labels = page.app.staticTexts.allElementsBoundByIndex.map(\.label)
      try page.require(labels == ["Rome", "Oslo", "Bern"], "the cities are \(labels)")
    },
    made("note that a refresh takes away", .loadOrder, .app, depth: 1) {
      ScenarioApp.make("Note") {
        Loader("refresh", latency: .between(1, 9), result: "empty")
        Screen("main") {
          Context("note", "empty")
          Text(.bind("note"), id: "note")
          Button("Write", id: "write").onTap("WRITE")
          State("only") {
            Invoke("refresh", onDone: .to(do: .assign("note", "event.data")))
            On("WRITE", do: .assign("note", "'mine'"))
          }
        }
      }
    } test: { page in
      page.launch()
      sleep(1)
      page.button("write").tap()
      sleep(9)
      try page.require("note", says: "mine")
    },
  ]
}
