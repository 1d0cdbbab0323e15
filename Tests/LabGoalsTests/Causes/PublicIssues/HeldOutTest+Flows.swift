import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Tests that go through several screens; the truth was written before a search saw any of them.
extension HeldOutTest {
  static let flows = ofScreens + ofEntries

  private static let ofScreens = [
    HeldOutTest(
      "details that are gone after a way back", .networkResourceLoading,
      from: "wikipedia-ios (read later)", advice: "saved", "toEqual"
    ) {
      ScenarioApp.make("Later") {
        Loader("save", latency: .between(0.3, 4))
        Screen("main") {
          Context("saved", "nothing")
          Button("Article", id: "article").onTap("OPEN")
          Text(.bind("saved"), id: "list")
          On("OPEN", to: "reading")
          State("start") {}
          State("reading") {
            Button("Save", id: "save").onTap("SAVE")
            On("SAVE", to: "saving")
          }
          State("saving") {
            Invoke("save", onDone: .to("kept", do: .assign("saved", "'one article'")))
          }
          State("kept") { Text("Saved", id: "saved") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("article").tap()
      page.button("save").tap()
      if isFlaky { sleep(2) } else { try page.wait(for: "saved", atMost: 9) }
      try page.require("list", says: "one article")
    },
    HeldOutTest(
      "sheet over the button that opens another", .animationTiming, from: "Signal-iOS (sheets)",
      advice: "waitForNonExistence", "exists == false", "hittable", "isHittable"
    ) {
      ScenarioApp.make("Sheets") {
        Loader("hiding", latency: .between(0.3, 3))
        Screen("main", root: Other()) {
          Button("Next", id: "next").position(x: 20, y: 600).size(width: 120, height: 44)
            .onTap("NEXT")
          On("NEXT", to: "done")
          State("shown") {
            Other("panel").position(x: 0, y: 400).size(width: 393, height: 400)
              .accessibilityElement().onTap("PANEL")
            Invoke("hiding", onDone: "hidden")
          }
          State("hidden") {}
          State("done") { Text("Done", id: "done").position(x: 20, y: 100) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        sleep(1)
      } else {
        _ = page.element("panel").waitForNonExistence(timeout: 5)
      }
      page.tap(x: 60, y: 680)
      try page.wait(for: "done", atMost: 2)
    },
    HeldOutTest(
      "list that is sorted after it is shown", .networkResourceLoading,
      from: "DuckDuckGo iOS (favourites)", advice: "sorted", "toEqual"
    ) {
      ScenarioApp.make("Sorting") {
        Loader("ranks", latency: .between(0.3, 5))
        Screen("main", root: Other()) {
          Context("first", "Zoe")
          Context("note", "loading")
          Text(.bind("first"), id: "first").position(y: 100)
          Text(.bind("note"), id: "note").position(y: 160)
          State("raw") {
            Invoke(
              "ranks",
              onDone: .to("ready", do: .assign("first", "'Ann'"), .assign("note", "'sorted'")))
          }
          State("ready") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(2) } else { try page.wait(for: "note", toSay: "sorted", atMost: 9) }
      try page.require("first", says: "Ann")
    },
  ]

  private static let ofEntries = [
    HeldOutTest(
      "code that a message fills in", .loadOrder, .app, from: "bitwarden ios (one-time codes)",
      advice: "do not let", "ignore"
    ) {
      filling(overTyped: true)
    } fixedApp: {
      filling(overTyped: false)
    } test: { page, _ in
      page.launch()
      let field = page.app.textFields["code"]
      field.tap()
      field.typeText("12")
      sleep(3)
      let code = field.value as? String ?? ""
      try page.require(code.hasSuffix("12"), "the code is \(code)")
    },
    HeldOutTest(
      "filter that is reset by the answer", .loadOrder, .app, from: "kickstarter (discovery)",
      advice: "do not let", "ignore"
    ) {
      filtering(resets: true)
    } fixedApp: {
      filtering(resets: false)
    } test: { page, _ in
      page.launch()
      page.button("near").tap()
      sleep(4)
      try page.require("filter", says: "near")
    },
    HeldOutTest(
      "steps that are counted while the list grows", .networkResourceLoading,
      from: "woocommerce-ios (orders)", advice: "count", "waitForExistence", "toEqual"
    ) {
      ScenarioApp.make("Growing") {
        Loader("more", latency: .between(0.3, 5))
        Screen("main", root: Table("list")) {
          Context("rows", .list([.string("a"), .string("b")]))
          Cell(.bind("item")).forEach("rows")
          State("part") {
            Invoke("more", onDone: .to("whole", do: .assign("rows", "{'a', 'b', 'c', 'd'}")))
          }
          State("whole") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        _ = page.app.cells.firstMatch.waitForExistence(timeout: 5)
        sleep(1)
      } else {
        _ = page.app.cells.element(boundBy: 3).waitForExistence(timeout: 9)
      }
      var names: [String] = []
      for index in 0..<page.app.cells.count {
        names.append(page.app.cells.element(boundBy: index).label)
      }
      try page.require(names.count == 4, "only \(names)")
    },
  ]

  private static func filling(overTyped: Bool) -> AppDefinition {
    ScenarioApp.make(overTyped ? "Over" : "Beside") {
      Loader("message", latency: .between(0.3, 4))
      Screen("main") {
        Context("code", "")
        TextField("code", binds: "code")
        State("waiting") {
          Invoke(
            "message",
            onDone: overTyped
              ? .to("filled", do: .assign("code", "'99'"))
              : .to("filled", if: "code == 'none'", do: .assign("code", "'99'")))
        }
        State("filled") {}
      }
    }
  }

  private static func filtering(resets: Bool) -> AppDefinition {
    ScenarioApp.make(resets ? "Resets" : "Keeps") {
      Loader("projects", latency: .between(0.3, 3))
      Screen("main") {
        Context("filter", "all")
        Text(.bind("filter"), id: "filter")
        Button("Near", id: "near").onTap("NEAR")
        On("NEAR", do: .assign("filter", "'near'"))
        State("loading") {
          Invoke(
            "projects",
            onDone: resets ? .to("shown", do: .assign("filter", "'all'")) : .to("shown"))
        }
        State("shown") {}
      }
    }
  }
}
