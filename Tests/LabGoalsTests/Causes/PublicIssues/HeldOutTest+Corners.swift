import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// What comes back, goes twice or lies in another place; the truth was written before a search saw
/// any of them.
extension HeldOutTest {
  static let corners = ofReturns + ofRepeats + ofRows

  private static let ofReturns = [
    HeldOutTest(
      "keyboard that comes back", .resourceRendering, from: "firefox-ios#29515 (keyboards)",
      advice: "keyboard"
    ) {
      ScenarioApp.make("Tabs") {
        Loader("newTab", latency: .between(0.2, 4))
        Screen("main", root: Other()) {
          Context("url", "")
          TextField("Address", binds: "url").id("url").position(x: 20, y: 100)
            .size(width: 300, height: 40)
          Button("Close", id: "close").position(x: 20, y: 160).size(width: 100, height: 44)
            .onTap("CLOSE")
          Button("Menu", id: "menu").position(x: 20, y: 680).size(width: 100, height: 44)
            .onTap("MENU")
          On("MENU", to: "menu")
          State("open") { On("CLOSE", to: "closing") }
          State("closing") { Invoke("newTab", onDone: .to("focused", do: .focus("url"))) }
          State("focused") { On("CLOSE", to: "calm", do: .focus(nil)) }
          State("calm") {}
          State("menu") { Text("Settings", id: "settings").position(x: 20, y: 300) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("close").tap()
      if isFlaky {
        sleep(2)
      } else {
        _ = page.app.keyboards.firstMatch.waitForExistence(timeout: 9)
        page.button("close").tap()
      }
      page.button("menu").tap()
      try page.wait(for: "settings", atMost: 3)
    },
    HeldOutTest(
      "alert over an alert", .loadOrder, from: "wire-ios#4359 (two alerts)",
      advice: "alerts[\"No connection\"]"
    ) {
      ScenarioApp.make("Deleting") {
        Loader("sync", latency: .between(0.2, 6))
        Screen("main") {
          Context("isDeleted", false)
          Button("Delete", id: "delete").onTap("DELETE")
          Text("Deleted", id: "deleted").hidden(if: "isDeleted == FALSE")
          On(
            "DELETE",
            do: .alert(
              "Delete?",
              buttons: [AlertDefinition.Button(label: "OK", event: "YES")]))
          On("YES", do: .assign("isDeleted", "TRUE"))
          State("start") {
            Invoke(
              "sync",
              onDone: .to(
                do: .alert("No connection", buttons: [AlertDefinition.Button(label: "OK")])))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky, page.app.alerts["No connection"].waitForExistence(timeout: 9) {
        page.app.alerts["No connection"].buttons["OK"].tap()
      }
      page.button("delete").tap()
      sleep(2)
      page.app.alerts.firstMatch.buttons["OK"].tap()
      try page.wait(for: "deleted", atMost: 1)
    },
  ]

  private static let ofRepeats = [
    HeldOutTest(
      "stub answers in turn", .loadOrder, from: "dd-sdk-ios#260 (counted requests)",
      advice: "stub", "Stub", "in turn"
    ) {
      turns(backgroundRefresh: true)
    } fixedApp: {
      turns(backgroundRefresh: false)
    } test: { page, _ in
      page.launch()
      sleep(2)
      page.button("load").tap()
      try page.wait(for: "items", atMost: 9)
      try page.require("items", says: "first")
    },
    HeldOutTest(
      "order that is sent again", .networkResourceLoading, .app, from: "kickstarter (pledges)",
      advice: "do not let", "ignore", "cancel"
    ) {
      ordering(again: true)
    } fixedApp: {
      ordering(again: false)
    } test: { page, _ in
      page.launch()
      page.button("order").tap()
      sleep(9)
      try page.require("orders", says: "1")
    },
    HeldOutTest(
      "three taps on plus", .loadOrder, from: "Kickstarter (steppers)",
      advice: "toEqual"
    ) {
      ScenarioApp.make("Plus") {
        Loader("price", latency: .between(0.05, 1.5))
        Screen("main") {
          Context("count", 0)
          Text(.bind("count"), id: "count")
          Button("+", id: "plus").onTap("PLUS")
          State("ready") { On("PLUS", to: "busy") }
          State("busy") {
            Invoke("price", onDone: .to("ready", do: .assign("count", "count + 1")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for number in 1...3 {
        page.button("plus").tap()
        if !isFlaky { try page.wait(for: "count", toSay: "\(number)", atMost: 5) }
      }
      try page.wait(for: "count", toSay: "3", atMost: 5)
    },
    HeldOutTest(
      "two matches of a rendered note", .resourceRendering, from: "simplenote-ios#1335 (counts)",
      advice: "count", "waitForExistence"
    ) {
      ScenarioApp.make("Markdown") {
        Loader("render", latency: .between(0.05, 3))
        Screen("main") {
          Button("Preview", id: "preview").onTap("PREVIEW")
          State("writing") {
            Text("Hello")
            On("PREVIEW", to: "rendering")
          }
          State("rendering") {
            Text("Hello")
            Invoke("render", onDone: "rendered")
          }
          State("rendered") {
            Text("Hello")
            Text("Hello")
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("preview").tap()
      let texts = page.app.staticTexts.matching(NSPredicate(format: "label == %@", "Hello"))
      if isFlaky {
        sleep(1)
      } else {
        _ = texts.element(boundBy: 1).waitForExistence(timeout: 5)
      }
      try page.require(texts.count == 2, "\(texts.count) texts say Hello")
    },
  ]

  private static func turns(backgroundRefresh: Bool) -> AppDefinition {
    let answers = ["first", "second"].map {
      StubAnswer.value(.record(["name": .string($0)]))
    }
    return ScenarioApp.make(backgroundRefresh ? "Turns" : "OneTurn") {
      Loader("token", latency: .between(0.5, 6))
      Loader("items", request: RequestVariant("GET", "/items"))
      StubSet("Default") { Stub("GET", "/items", answers: answers[0], answers[1]) }
      DefaultStubs("Default")
      Screen("main") {
        Context("items", "")
        Button("Load", id: "load").onTap("LOAD")
        Text(.bind("items"), id: "items").hidden(if: "items == ''")
        On("LOAD", to: "loading")
        State("idle") { Invoke("token", onDone: backgroundRefresh ? "refreshing" : "quiet") }
        State("refreshing") { Invoke("items", onDone: "quiet") }
        State("quiet") {}
        State("loading") {
          Invoke("items", onDone: .to("shown", do: .assign("items", "event.data.name")))
        }
        State("shown") {}
      }
    }
  }

  private static func ordering(again: Bool) -> AppDefinition {
    ScenarioApp.make(again ? "Again" : "Once") {
      Loader("order", latency: .between(0.5, 4))
      Screen("main") {
        Context("orders", 0)
        Text(.bind("orders"), id: "orders")
        Button("Order", id: "order").onTap("ORDER")
        State("cart") { On("ORDER", to: "first") }
        State("first") {
          Invoke(
            "order", onDone: .to("done", do: .assign("orders", "orders + 1")),
            cancellation: again ? .none : .prompt)
          After(.seconds(3), to: "second")
        }
        State("second") {
          Invoke("order", onDone: .to("done", do: .assign("orders", "orders + 1")))
        }
        State("done") {}
      }
    }
  }

  private static let ofRows = [
    HeldOutTest(
      "place of a label in a list", .selectorIssue, from: "WordPress-iOS#21627 (rows)",
      advice: "[\"letter\"]", "[\"Letter\"]"
    ) {
      ScenarioApp.make("Mails") {
        Loader("news", latency: .between(0.2, 6))
        Screen("main", root: Other()) {
          Context("hasNews", false)
          Context("opened", "nothing")
          Button("Offer", id: "offer").position(y: 100).hidden(if: "hasNews == FALSE")
            .onTap("OFFER")
          Button("Letter", id: "letter").position(y: 200).onTap("LETTER")
          Button("Bill", id: "bill").position(y: 300).onTap("BILL")
          Text(.bind("opened"), id: "opened").position(y: 400)
          On("OFFER", do: .assign("opened", "'offer'"))
          On("LETTER", do: .assign("opened", "'letter'"))
          On("BILL", do: .assign("opened", "'bill'"))
          State("start") { Invoke("news", onDone: .to("full", do: .assign("hasNews", "TRUE"))) }
          State("full") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let labels = page.app.buttons.allElementsBoundByIndex.map(\.label)
      let place = labels.firstIndex(of: "Letter") ?? 0
      sleep(2)
      let letter =
        isFlaky ? page.app.buttons.element(boundBy: place) : page.app.buttons["letter"]
      letter.tap()
      try page.require("opened", says: "letter")
    },
    HeldOutTest(
      "details of the row at a place", .loadOrder, .app, from: "wikipedia-ios (lists)",
      advice: "do not let", "ignore"
    ) {
      detailing(byPlace: true)
    } fixedApp: {
      detailing(byPlace: false)
    } test: { page, _ in
      page.launch()
      page.button("ann").tap()
      try page.wait(for: "details", atMost: 9)
      try page.require("details", says: "Ann")
    },
    HeldOutTest(
      "rows of a list of some length", .randomness, from: "cwa-app-ios#2336 (swipes)",
      advice: "launch", "stub", "Stub", "while"
    ) {
      ScenarioApp.make("Lengths") {
        Screen("main", root: Other()) {
          Context("rest", 0)
          Other("list").position(y: 100).size(width: 390, height: 500).accessibilityElement()
            .on(.swipeUp, "SWIPE")
          Text("End", id: "end").position(y: 620).hidden(if: "rest > 0")
          On("SWIPE", if: "rest > 0", do: .assign("rest", "rest - 1"))
          State("shown") { Entry(.draw("rest", below: 6)) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<(isFlaky ? 4 : 8) where !page.element("end").exists {
        page.element("list").swipeUp()
      }
      try page.require("end")
    },
    HeldOutTest(
      "second text of a cell", .selectorIssue, from: "woocommerce-ios (products)",
      advice: "[\"price\"]"
    ) {
      ScenarioApp.make("Products") {
        Loader("price", latency: .between(0.2, 5))
        Screen("main", root: Table("list")) {
          Context("price", "")
          Cell {
            Text("Cup", id: "name")
            Text(.bind("price"), id: "price").hidden(if: "price == ''")
            Text("in stock", id: "stock")
          }
          State("loading") { Invoke("price", onDone: .to("shown", do: .assign("price", "'$3'"))) }
          State("shown") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let cell = page.app.cells.firstMatch
      try page.require(cell.waitForExistence(timeout: 5), "there is no product")
      if isFlaky { sleep(2) } else { try page.wait(for: "price", atMost: 9) }
      let text = cell.staticTexts.element(boundBy: 1).label
      try page.require(text == "$3", "the price is \(text)")
    },
  ]

  private static func detailing(byPlace: Bool) -> AppDefinition {
    ScenarioApp.make(byPlace ? "ByPlace" : "ByName") {
      Loader("people", latency: .between(0.2, 4))
      Loader("details", latency: .between(0.2, 3))
      Screen("main") {
        Context("people", .list([.string("Ann"), .string("Ben")]))
        Context("chosen", "")
        Button("Ann", id: "ann").onTap("ANN")
        Text(.bind("chosen"), id: "details").hidden(if: "chosen == ''")
        State("start") {
          Invoke(
            "people", onDone: .to(do: .assign("people", "{'Zoe', 'Ann', 'Ben'}")),
            cancellation: .none)
          On("ANN", to: "opening")
        }
        State("opening") {
          Invoke(
            "details",
            onDone: .to("open", do: .assign("chosen", byPlace ? "people[0]" : "'Ann'")))
        }
        State("open") {}
      }
    }
  }
}
