import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Habits of test code: loops with naps, expectations, counts, elements kept for later; the truth was
/// written before a search saw any of them.
extension HeldOutTest {
  static let habits = ofLoops + ofKeptValues + ofPlaces

  private static let ofLoops = [
    HeldOutTest(
      "ten short naps", .networkResourceLoading, from: "UITestingPlus#5 (loops)",
      advice: "[\"profile\"].waitForExistence", "timeout"
    ) {
      ScenarioApp.make("Profile") {
        Loader("page", latency: .between(0.3, 5))
        Screen("main") {
          State("loading") { Invoke("page", onDone: "shown") }
          State("shown") { Text("Profile", id: "profile") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      var tries = 0
      while !page.element("profile").exists, tries < (isFlaky ? 10 : 60) {
        usleep(200_000)
        tries += 1
      }
      try page.require("profile")
    },
    HeldOutTest(
      "expectation of three rows", .networkResourceLoading, from: "firefox-ios#16453 (counts)",
      advice: "timeout", "waitForExistence"
    ) {
      ScenarioApp.make("Bookmarks") {
        Loader("rows", latency: .between(0.5, 6))
        Screen("main", root: Table("list")) {
          State("loading") { Invoke("rows", onDone: "shown") }
          State("shown") {
            Cell { Text("Ann") }
            Cell { Text("Ben") }
            Cell { Text("Cid") }
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let cells = page.app.cells
      let rows = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "count == 3"), object: cells)
      let result = XCTWaiter().wait(for: [rows], timeout: isFlaky ? 3 : 20)
      try page.require(result == .completed, "there are \(cells.count) rows")
    },
    HeldOutTest(
      "expectations in one order", .loadOrder, from: "wikipedia-ios (expectations)",
      advice: "enforceOrder", "either order"
    ) {
      ScenarioApp.make("Dashboard") {
        Loader("weather", latency: .between(0.3, 4))
        Loader("traffic", latency: .between(0.3, 4))
        Screen("main") {
          Context("hasWeather", false)
          Context("hasTraffic", false)
          Text("Sun", id: "weather").hidden(if: "hasWeather == FALSE")
          Text("Jam", id: "traffic").hidden(if: "hasTraffic == FALSE")
          State("start") {
            Invoke("weather", onDone: .to(do: .assign("hasWeather", "TRUE")))
            Invoke("traffic", onDone: .to(do: .assign("hasTraffic", "TRUE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let comes = { (name: String) in
        XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "exists == TRUE"), object: page.element(name))
      }
      let result = XCTWaiter().wait(
        for: [comes("weather"), comes("traffic")], timeout: 10, enforceOrder: isFlaky)
      try page.require(result == .completed, "the dashboard is not complete")
    },
    HeldOutTest(
      "spinner after the tap", .networkResourceLoading, from: "cwa-app-ios#2624 (spinners)",
      advice: "waitForNonExistence", "[\"stored\"]"
    ) {
      ScenarioApp.make("Storing") {
        Loader("store", latency: .between(0.2, 4))
        Screen("main") {
          Button("Store", id: "store").onTap("STORE")
          State("idle") { On("STORE", to: "storing") }
          State("storing") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke("store", onDone: "stored")
          }
          State("stored") { Text("Stored", id: "stored") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("store").tap()
      if isFlaky { sleep(2) } else { _ = page.element("spinner").waitForNonExistence(timeout: 9) }
      try page.require(!page.element("spinner").exists, "it still stores")
    },
    HeldOutTest(
      "second of two spinners", .resourceRendering, from: "flowcrypt-ios#1072 (two spinners)",
      advice: "[\"rows\"].waitForExistence"
    ) {
      ScenarioApp.make("Folders") {
        Loader("account", latency: .between(2, 5))
        Loader("folders", latency: .between(0.2, 4))
        Screen("main") {
          State("account") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke("account", onDone: "between")
          }
          State("between") { After(.milliseconds(600), to: "folders") }
          State("folders") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke("folders", onDone: "shown")
          }
          State("shown") { Text("Inbox", id: "rows") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        _ = page.element("spinner").waitForNonExistence(timeout: 9)
        sleep(2)
      } else {
        _ = page.element("rows").waitForExistence(timeout: 9)
      }
      try page.require("rows")
    },
  ]

  private static let ofKeptValues = [
    HeldOutTest(
      "count after the first row", .networkResourceLoading, from: "pocket-ios#345 (counts)",
      advice: "count", "waitForExistence", "[\"last\"]"
    ) {
      ScenarioApp.make("Saves") {
        Loader("first", latency: .between(0.2, 2))
        Loader("rest", latency: .between(0.2, 3))
        Screen("main", root: Table("list")) {
          Context("isFull", false)
          State("loading") { Invoke("first", onDone: "some") }
          State("some") {
            Cell { Text("One", id: "first") }
            Cell { Text("Two") }.hidden(if: "isFull == FALSE")
            Cell { Text("Three", id: "last") }.hidden(if: "isFull == FALSE")
            Invoke("rest", onDone: .to(do: .assign("isFull", "TRUE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: isFlaky ? "first" : "last", atMost: 9)
      if isFlaky { sleep(1) }
      let count = page.app.cells.count
      try page.require(count == 3, "\(count) rows are saved")
    },
    HeldOutTest(
      "second button kept from before", .selectorIssue, from: "canvas-ios#74 (kept elements)",
      advice: "[\"reply\"]"
    ) {
      ScenarioApp.make("Toolbar") {
        Loader("draft", latency: .between(0.3, 6))
        Screen("main", root: Other()) {
          Context("hasDraft", false)
          Context("done", "nothing")
          Button("Draft", id: "draft").position(y: 100).hidden(if: "hasDraft == FALSE")
            .onTap("DRAFT")
          Button("Archive", id: "archive").position(y: 200).onTap("ARCHIVE")
          Button("Reply", id: "reply").position(y: 300).onTap("REPLY")
          Text(.bind("done"), id: "done").position(y: 400)
          On("DRAFT", do: .assign("done", "'draft'"))
          On("ARCHIVE", do: .assign("done", "'archive'"))
          On("REPLY", do: .assign("done", "'reply'"))
          State("start") { Invoke("draft", onDone: .to(do: .assign("hasDraft", "TRUE"))) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let buttons = page.app.buttons.allElementsBoundByIndex
      sleep(2)
      if isFlaky { buttons[1].tap() } else { page.button("reply").tap() }
      try page.require("done", says: "reply")
    },
    HeldOutTest(
      "total and parts at two instants", .networkResourceLoading,
      from: "woocommerce-ios#11418 (totals)", advice: "[\"updated\"]", "toEqual"
    ) {
      ScenarioApp.make("Totals") {
        Loader("prices", latency: .between(0.5, 5))
        Screen("main") {
          Context("total", 10)
          Context("part", 10)
          Text(.bind("total"), id: "total")
          Text(.bind("part"), id: "part")
          State("old") {
            Invoke(
              "prices",
              onDone: .to("new", do: .assign("total", "12"), .assign("part", "12")))
          }
          State("new") { Text("Updated", id: "updated") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(2) } else { try page.wait(for: "updated", atMost: 9) }
      let total = page.words("total")
      let part = page.words("part")
      try page.require(total == part, "\(part) makes \(total)")
    },
    HeldOutTest(
      "price with a comma", .platformIssue, from: "stripe-ios#2540 (prices)",
      advice: "AppleLanguages", "language", under: FaultPlan([Fault(.language)]), pinned: true
    ) {
      ScenarioApp.make("Prices") {
        Strings("en", ["price": "1.50"])
        Strings("de", ["price": "1,50"])
        Screen("main") {
          State("only") { Text(.string(key: "price"), id: "price") }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-AppleLanguages", "(en)") }
      let price = Double(page.words("price"))
      try page.require(price == 1.5, "the price cannot be read")
    },
  ]

  private static let ofPlaces = [
    HeldOutTest(
      "carousel that turns by itself", .time, from: "pocket-ios#345 (carousels)",
      advice: "launch argument", "-autoplay", "right after"
    ) {
      ScenarioApp.make("Carousel") {
        Stored("autoplay", true)
        Loader("cards", latency: .between(0.2, 4))
        Screen("main", root: Other()) {
          Context("card", 0)
          Other("cards").position(y: 100).size(width: 390, height: 300).accessibilityElement()
            .on(.swipeLeft, "NEXT")
          Text(.bind("card"), id: "card").position(y: 500)
          On("NEXT", do: .assign("card", "card + 1"))
          State("loading") { Invoke("cards", onDone: .to("turning", do: .assign("card", "1"))) }
          State("turning") {
            After(
              .seconds(3), to: "turning", if: "defaults.autoplay == TRUE",
              do: .assign("card", "card + 1"))
          }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-autoplay", "NO") }
      try page.wait(for: "card", toSay: "1", atMost: 9)
      sleep(2)
      page.element("cards").swipeLeft()
      try page.require("card", says: "2")
    },
    HeldOutTest(
      "button below the keyboard", .platformIssue, from: "woocommerce-ios#14307 (covers)",
      advice: "keyboard", under: FaultPlan([Fault(.noKeyboard, 0.5)])
    ) {
      ScenarioApp.make("Comment") {
        Screen("main", root: Other()) {
          Context("text", "")
          TextField("Comment", binds: "text").id("text").position(y: 100)
          Button("Send", id: "send").position(x: 20, y: 700).size(width: 100, height: 44)
            .onTap("SEND")
          State("writing") { On("SEND", to: "sent") }
          State("sent") { Text("Sent", id: "sent").position(y: 300) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.element("text").tap()
      page.element("text").typeKey("a", modifierFlags: [])
      if !isFlaky { page.element("text").typeKey(.return, modifierFlags: []) }
      page.tap(x: 60, y: 780)
      try page.require("sent")
    },
  ]
}
