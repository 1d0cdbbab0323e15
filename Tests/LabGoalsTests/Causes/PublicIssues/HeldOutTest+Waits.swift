import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

extension HeldOutTest {
  static let ofWaits = [
    HeldOutTest(
      "notice of a paid order", .networkResourceLoading, from: "woocommerce-ios#11418",
      advice: "[\"notice\"].waitForExistence"
    ) {
      ScenarioApp.make("Payments") {
        Loader("payment", latency: .between(0.5, 6))
        Screen("main") {
          State("cart") {
            Button("Pay", id: "pay").onTap("PAY")
            On("PAY", to: "paying")
          }
          State("paying") { Invoke("payment", onDone: "done") }
          State("done") { Text("Order completed", id: "notice") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("pay").tap()
      if isFlaky { sleep(3) } else { try page.wait(for: "notice", atMost: 10) }
      try page.require("notice")
    },
    HeldOutTest(
      "fixture on a cold runner", .networkResourceLoading, from: "locus#61",
      advice: "[\"row\"].waitForExistence(timeout:"
    ) {
      ScenarioApp.make("Cold") {
        Loader("fixture", latency: .between(0.5, 8))
        Screen("main") {
          Text("Locus", id: "window")
          State("empty") { Invoke("fixture", onDone: "filled") }
          State("filled") { Text("First", id: "row") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "window", atMost: 10)
      try page.wait(for: "row", atMost: isFlaky ? 3 : 10)
    },
    HeldOutTest(
      "wait whose result is thrown away", .networkResourceLoading,
      from: "SalesforceMobileSDK-iOS#4063", advice: "[\"login\"].waitForExistence(timeout:"
    ) {
      ScenarioApp.make("Login") {
        Loader("host", latency: .between(0.5, 12))
        Screen("main") {
          State("loading") { Invoke("host", onDone: "ready") }
          State("ready") {
            Button("Log in", id: "login").onTap("LOGIN")
            On("LOGIN", to: "home")
          }
          State("home") { Text("Home", id: "home") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      _ = page.button("login").waitForExistence(timeout: isFlaky ? 2 : 30)
      page.button("login").tap()
      try page.require("home")
    },
    HeldOutTest(
      "title of the screen before", .resourceRendering, from: "cwa-app-ios#2680",
      advice: "toEqual: \"Oslo\""
    ) {
      ScenarioApp.make("Places") {
        Loader("place", latency: .between(0.3, 4))
        Screen("main") {
          State("list") {
            Text("Places", id: "title")
            Button("Oslo", id: "oslo").onTap("OPEN")
            On("OPEN", to: "opening")
          }
          State("opening") {
            Text("Places", id: "title")
            Invoke("place", onDone: "place")
          }
          State("place") { Text("Oslo", id: "title") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("oslo").tap()
      if isFlaky { try page.wait(for: "title") } else { try page.wait(for: "title", toSay: "Oslo") }
      try page.require("title", says: "Oslo")
    },
    HeldOutTest(
      "day below the headline", .resourceRendering, from: "ottehr#4174",
      advice: "[\"spinner\"].waitForNonExistence", "label !="
    ) {
      var answer = StubAnswer.value(.record(["day": .record(["$date": .string("now")])]))
      answer.latency = .between(0.5, 4)
      return ScenarioApp.make("Day") {
        Loader("day", request: RequestVariant("GET", "/day"))
        StubSet("Default") { Stub("GET", "/day", answers: answer) }
        DefaultStubs("Default")
        Screen("main") {
          Context("day", "")
          Text("Today", id: "headline")
          Text(.bind("day"), id: "day")
          State("loading") {
            Text("…", id: "spinner")
            Invoke("day", onDone: .to("told", do: .assign("day", "event.data.day")))
          }
          State("told") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "headline")
      if !isFlaky {
        _ = page.element("spinner").waitForNonExistence(timeout: 10)
      }
      let day = page.words("day").prefix(4)
      try page.require(day == Date().ISO8601Format().prefix(4), "the year is (\"\(day)\")")
    },
    HeldOutTest(
      "toast that is looked for too late", .resourceRendering, from: "getodk/collect#5662",
      advice: "right after"
    ) {
      ScenarioApp.make("Toast") {
        Loader("save", latency: .between(0.2, 3))
        Screen("main") {
          Text("Form", id: "title")
          Button("Save", id: "save").onTap("SAVE")
          State("form") { On("SAVE", to: "saving") }
          State("saving") { Invoke("save", onDone: "saved") }
          State("saved") {
            Text("Saved", id: "toast")
            After(.seconds(2), to: "quiet")
          }
          State("quiet") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("save").tap()
      if isFlaky { sleep(3) }
      try page.wait(for: "toast", atMost: 5)
    },
  ]

  static let ofTouches = [
    HeldOutTest(
      "menu that is shown before it works", .runnerInteraction, from: "firefox-ios#29515",
      advice: ".tap() }"
    ) {
      ScenarioApp.make("Toolbar") {
        Loader("toolbar", latency: .between(0.3, 3))
        Screen("main") {
          Button("Menu", id: "menu").onTap("MENU")
          State("starting") { Invoke("toolbar", onDone: "ready") }
          State("ready") { On("MENU", to: "open") }
          State("open") { Text("Settings", id: "settings") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(1)
      for _ in 0..<(isFlaky ? 1 : 10) where !page.element("settings").exists {
        page.button("menu").tap()
      }
      try page.wait(for: "settings", atMost: 5)
    },
    HeldOutTest(
      "button below the snack bar", .animationTiming, from: "woocommerce-ios#9512",
      advice: "[\"notice\"].waitForNonExistence", "isHittable"
    ) {
      ScenarioApp.make("Products") {
        Loader("product", latency: .between(0.3, 5))
        Loader("fade", latency: .fixed(.seconds(3)))
        Screen("main", root: Other()) {
          Context("title", "")
          Context("isQuiet", false)
          Button("Save", id: "save").position(y: 500).onTap("SAVE")
          Text(.bind("title"), id: "title").position(y: 100)
          State("published") {
            Button("Product published", id: "notice").position(y: 450).size(height: 200)
              .hidden(if: "isQuiet == TRUE")
            Invoke("product", onDone: .to(do: .assign("title", "'Mug'")))
            Invoke("fade", onDone: .to(do: .assign("isQuiet", "TRUE")))
            On("SAVE", to: "saved")
          }
          State("saved") { Text("Saved", id: "saved") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "title", toSay: "Mug")
      if !isFlaky { _ = page.element("notice").waitForNonExistence(timeout: 10) }
      let frame = page.button("save").frame
      page.tap(x: frame.midX, y: frame.midY)
      try page.require("saved")
    },
    HeldOutTest(
      "archive that slides up", .animationTiming, from: "firefox-ios#29515 (menus)",
      advice: "-UIAnimationsDisabled", "isHittable"
    ) {
      ScenarioApp.make("Mail") {
        Loader("menu", latency: .between(0.2, 3))
        Screen("main", root: Other()) {
          State("loading") { Invoke("menu", onDone: "menu") }
          State("menu") {
            Button("Archive", id: "archive").position(y: 150)
              .animated(.milliseconds(800), fromY: 600).onTap("ARCHIVE")
            On("ARCHIVE", to: "archived")
          }
          State("archived") { Text("Archived", id: "archived") }
        }
      }
    } test: { page, isFlaky in
      if isFlaky { page.launch() } else { page.launch("-UIAnimationsDisabled") }
      try page.wait(for: "archive")
      let frame = page.button("archive").frame
      page.tap(x: frame.midX, y: frame.midY)
      try page.require("archived")
    },
    HeldOutTest(
      "tap that never arrives", .runnerInteraction,
      from: "microsoft-authentication-library-common-for-objc#1885", advice: ".tap() }",
      under: FaultPlan([Fault(.swallowedTap, 0.15), Fault(.slowNetwork, 3)])
    ) {
      ScenarioApp.make("Token") {
        Loader("token", latency: .between(0.2, 1))
        Screen("main") {
          Button("Acquire token", id: "acquire").onTap("ACQUIRE")
          State("idle") { On("ACQUIRE", to: "asking") }
          State("asking") { Invoke("token", onDone: "told") }
          State("told") { Text("Token", id: "token") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<(isFlaky ? 1 : 12) where !page.element("token").exists {
        page.button("acquire").tap()
        if !isFlaky { _ = page.element("token").waitForExistence(timeout: 5) }
      }
      try page.wait(for: "token", atMost: 10)
    },
    HeldOutTest(
      "tap while the next page slides in", .runnerInteraction, from: "flutter#90535",
      advice: ".tap() }", "isHittable", under: FaultPlan([Fault(.droppedFrames, 60)])
    ) {
      ScenarioApp.make("Pages") {
        Screen("main") {
          State("first") {
            Button("Next", id: "next").onTap("NEXT")
            On("NEXT", to: "second")
          }
          State("second") {
            Button("Finish", id: "finish").onTap("FINISH")
            On("FINISH", to: "third")
          }
          State("third") { Text("Done", id: "done") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(2)
      page.button("next").tap()
      if !isFlaky {
        _ = page.button("finish").wait(for: \.isHittable, toEqual: true, timeout: 10)
      }
      page.button("finish").tap()
      try page.require("done")
    },
  ]
}
