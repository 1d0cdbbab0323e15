import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// What is there for a moment only, and what a test does before it knows; the truth was written
/// before a search saw any of them.
extension HeldOutTest {
  static let moments = ofAppearing + ofEntering

  private static let ofAppearing = [
    HeldOutTest(
      "tour that is skipped if it is seen", .networkResourceLoading,
      from: "wikipedia-ios (onboarding)", advice: "[\"skip\"].waitForExistence"
    ) {
      ScenarioApp.make("Tour") {
        Loader("tour", latency: .between(0.2, 3))
        Screen("main") {
          State("start") {
            Button("Read", id: "read").onTap("READ")
            On("READ", to: "reading")
            Invoke("tour", onDone: "tour")
          }
          State("tour") {
            Button("Skip", id: "skip").onTap("SKIP")
            On("SKIP", to: "toured")
          }
          State("toured") {
            Button("Read", id: "read").onTap("READ")
            On("READ", to: "reading")
          }
          State("reading") { Text("An article", id: "article") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let skip = page.button("skip")
      if isFlaky ? skip.exists : skip.waitForExistence(timeout: 9) { skip.tap() }
      sleep(1)
      page.button("read").tap()
      try page.wait(for: "article", atMost: 2)
    },
    HeldOutTest(
      "controls of a film that hide", .resourceRendering, from: "vlc-ios (players)",
      advice: "right after", "before", "earlier", "[\"film\"].tap"
    ) {
      ScenarioApp.make("Film") {
        Loader("title", latency: .between(0.5, 6))
        Screen("main") {
          Context("isHidden", false)
          Context("title", "")
          Text(.bind("title"), id: "title")
          Button("Film", id: "film").onTap("SHOW")
          Button("Pause", id: "pause").onTap("PAUSE").hidden(if: "isHidden == TRUE")
          On("appeared", do: .raise(event: "HIDE", after: .seconds(3)))
          On("HIDE", do: .assign("isHidden", "TRUE"))
          On("SHOW", do: .assign("isHidden", "FALSE"))
          On("PAUSE", to: "paused")
          State("start") {
            Invoke("title", onDone: .to("titled", do: .assign("title", "'Metropolis'")))
          }
          State("titled") {}
          State("paused") { Text("Paused", id: "paused") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "title", toSay: "Metropolis", atMost: 9)
      if !isFlaky { page.button("film").tap() }
      page.button("pause").tap()
      try page.wait(for: "paused", atMost: 2)
    },
    HeldOutTest(
      "app that is in front and still empty", .networkResourceLoading,
      from: "duckduckgo/iOS (launch tests)", advice: "[\"start\"].waitForExistence"
    ) {
      ScenarioApp.make("Empty") {
        Loader("setup", latency: .between(0.3, 20))
        Screen("main") {
          State("blank") { Invoke("setup", onDone: "ready") }
          State("ready") {
            Button("Start", id: "start").onTap("START")
            On("START", to: "started")
          }
          State("started") { Text("Started", id: "started") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      _ = page.app.wait(for: .runningForeground, timeout: 5)
      if isFlaky { sleep(1) } else { try page.wait(for: "start", atMost: 30) }
      page.button("start").tap()
      try page.wait(for: "started", atMost: 2)
    },
    HeldOutTest(
      "filter beyond the right edge", .layoutDifference, from: "pocket-casts-ios (filters)",
      advice: "swipeLeft", "Touch the element itself", under: FaultPlan([Fault(.device)])
    ) {
      ScenarioApp.make("Chips") {
        Screen("main", root: Other()) {
          ScrollView("chips") {
            Button().label(.bind("item")).size(width: 60, height: 40).forEach("names")
            Button("Archived", id: "archived").size(width: 60, height: 40).onTap("ARCHIVED")
          }.layout(.horizontal).position(x: 0, y: 100).size(height: 60)
          Context("names", .list((1...6).map { .string("Filter \($0)") }))
          On("ARCHIVED", to: "filtered")
          State("all") {}
          State("filtered") { Text("Nothing is archived", id: "none").position(x: 0, y: 300) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky {
        for _ in 0..<4 where !page.button("archived").isHittable {
          page.app.scrollViews["chips"].swipeLeft()
        }
      }
      if isFlaky {
        let frame = page.button("archived").frame
        page.tap(x: frame.midX, y: frame.midY)
      } else {
        page.button("archived").tap()
      }
      try page.wait(for: "none", atMost: 2)
    },
    HeldOutTest(
      "point of a row above which a banner comes", .networkResourceLoading,
      from: "woocommerce-ios (banners)", advice: "[\"row\"].tap", "[\"offer\"].waitForExistence"
    ) {
      ScenarioApp.make("Banner") {
        Loader("offer", latency: .between(0.2, 4))
        Screen("main", root: Other()) {
          Context("hasOffer", false)
          Button("Offer", id: "offer").position(y: 200).size(width: 300, height: 80)
            .onTap("OFFER").hidden(if: "hasOffer == FALSE")
          Button("Row", id: "row").position(y: 200).size(width: 300, height: 80)
            .onTap("ROW").hidden(if: "hasOffer == TRUE")
          Button("Row", id: "row").position(y: 290).size(width: 300, height: 80)
            .onTap("ROW").hidden(if: "hasOffer == FALSE")
          On("ROW", to: "opened")
          On("OFFER", to: "offered")
          State("start") {
            Invoke("offer", onDone: .to("filled", do: .assign("hasOffer", "TRUE")))
          }
          State("filled") {}
          State("offered") { Text("Only today", id: "offered").position(y: 500) }
          State("opened") { Text("Details", id: "details").position(y: 500) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.wait(for: "offer", atMost: 9) }
      let frame = page.button("row").frame
      sleep(1)
      page.tap(x: frame.midX, y: frame.midY)
      try page.wait(for: "details", atMost: 2)
    },
  ]

  private static let ofEntering = [
    HeldOutTest(
      "name that is checked while it is sent", .loadOrder, .app,
      from: "Mastodon iOS (sign-up names)", advice: "do not let", "ignore", "In the app"
    ) {
      checking(isGuarded: false)
    } fixedApp: {
      checking(isGuarded: true)
    } test: { page, _ in
      page.launch()
      let field = page.app.textFields["name"]
      field.tap()
      field.typeText("ann")
      sleep(2)
      page.button("join").tap()
      try page.wait(for: "taken", atMost: 9)
    },
    HeldOutTest(
      "answer that the app asks for again", .networkResourceLoading,
      from: "nextcloud/ios (retries)", advice: "timeout", "Stub the loader"
    ) {
      ScenarioApp.make("Again") {
        Loader("files", latency: .between(0.2, 1), failureRate: 0.2)
        Loader("again", latency: .between(0.2, 1))
        Screen("main") {
          State("loading") { Invoke("files", onDone: "shown", onError: "pause") }
          State("pause") { After(.seconds(8), to: "retrying") }
          State("retrying") { Invoke("again", onDone: "shown") }
          State("shown") { Text("3 files", id: "files") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "files", atMost: isFlaky ? 5 : 20)
    },
    HeldOutTest(
      "day after the last of a month", .time, from: "habitica-ios (dailies)",
      advice: "clock", "days", "date", under: FaultPlan([Fault(.clock)])
    ) {
      ScenarioApp.make("Dailies") {
        Screen("main") { State("only") { Text("Today", id: "today") } }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.require("today")
      let calendar = Calendar(identifier: .gregorian)
      let today = Date()
      let tomorrow = today.addingTimeInterval(86_400)
      let number = { (date: Date) in calendar.component(.day, from: date) }
      let expected = isFlaky ? number(today) + 1 : number(tomorrow)
      try page.require(number(tomorrow) == expected, "tomorrow is not the \(expected)th")
    },
    HeldOutTest(
      "code whose boxes move on", .runnerInteraction, from: "signal-ios (verification codes)",
      advice: "hasKeyboardFocus", "hasFocus", "[\"second\"].tap"
    ) {
      ScenarioApp.make("Boxes") {
        Loader("moving", latency: .between(0.05, 0.9))
        Screen("main") {
          Context("first", "")
          Context("second", "")
          TextField("first", binds: "first").id("first").on(.change, "TYPED")
          TextField("second", binds: "second").id("second")
          Text(.bind("second"), id: "echo")
          On("TYPED", to: "moving")
          State("empty") {}
          State("moving") { Invoke("moving", onDone: .to("moved", do: .focus("second"))) }
          State("moved") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let second = page.app.textFields["second"]
      page.app.textFields["first"].tap()
      page.app.typeText("1")
      if !isFlaky {
        let focus = NSPredicate(format: "hasKeyboardFocus == true")
        let expectation = XCTNSPredicateExpectation(predicate: focus, object: second)
        _ = XCTWaiter.wait(for: [expectation], timeout: 9)
      }
      page.app.typeText("2")
      try page.require("echo", says: "2")
    },
    HeldOutTest(
      "text that was written just now", .time, from: "Mastodon iOS (timelines)",
      advice: "before", "earlier", "launch argument", "clock", "BEGINSWITH"
    ) {
      ScenarioApp.make("Age") {
        Loader("pictures", latency: .between(2, 90))
        Screen("main") {
          Context("age", "just now")
          Text(.bind("age"), id: "age")
          On("OLDER", do: .assign("age", "'1 minute ago'"))
          State("start") {
            Entry(.raise(event: "OLDER", after: .seconds(60)))
            Invoke("pictures", onDone: "full")
          }
          State("full") { Image("picture", id: "picture") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.require("age", says: "just now") }
      try page.wait(for: "picture", atMost: 120)
      if isFlaky { try page.require("age", says: "just now") }
    },
  ]

  private static func checking(isGuarded: Bool) -> AppDefinition {
    ScenarioApp.make(isGuarded ? "Guarded" : "Checking") {
      Loader("check", latency: .between(0.2, 4))
      Screen("main") {
        Context("name", "")
        TextField("name", binds: "name").on(.change, "TYPED")
        Button("Join", id: "join").onTap("JOIN")
        On("TYPED", to: "checking")
        State("empty") {}
        State("checking") {
          if !isGuarded { On("JOIN", to: "joined") }
          Invoke("check", onDone: "taken")
        }
        State("taken") { Text("The name is taken", id: "taken") }
        State("joined") { Text("Welcome", id: "welcome") }
      }
    }
  }
}
