import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which content appears late, in another place, or only for a moment.
enum RenderingScenarios {
  static let all = [
    touchBeforeFrame, rowsAfterSpinner, labelBeforeValue, spinnerOnlyWhenSlow, bannerPushesDown,
    shortToast,
  ]

  private static let touchBeforeFrame = FlakyScenario(
    "touch before the frame", .resourceRendering, depth: 1, fix: .fixAwait,
    faults: FaultPlan([Fault(.droppedFrames, 120)]), races: [("tap", "the frame comes")],
    pending: "nothing",
    story: "The button exists before its frame is drawn, and a touch until then is lost.",
    cure: "The test waits until the button is hittable.",
    app: { form in
      ScenarioApp.make("Frame") {
        Loader("offer", latency: .between(1, 4))
        Screen("main") {
          State("loading") { Invoke("offer", onDone: "offered") }
          State("offered") {
            Button("Accept", id: "accept").onTap("ACCEPT")
            On("ACCEPT", to: form == .broken ? "offered" : "accepted")
          }
          State("accepted") { Text("Accepted", id: "accepted") }
        }
      }
    },
    test: { page, form in
      page.launch()
      try page.wait(for: "accept")
      if form != .flaky {
        _ = page.button("accept").wait(for: \.isHittable, toEqual: true, timeout: 10)
      }
      page.button("accept").tap()
      try page.wait(for: "accepted", atMost: 5)
    })

  private static let rowsAfterSpinner = FlakyScenario(
    "rows after the spinner", .resourceRendering, depth: 1, fix: .fixAwait,
    races: [("Cell", "loader layout")],
    story: "The spinner goes when the answer is there; the rows are laid out a little later.",
    cure: "The test waits for the first row rather than for the spinner's end.",
    app: { form in
      ScenarioApp.make("Rows") {
        Loader("rows", latency: .between(1, 3))
        Loader("layout", latency: .between(0.05, 1.5))
        Screen("main", root: Table("list")) {
          State("loading") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke("rows", onDone: "laying")
          }
          State("laying") { Invoke("layout", onDone: form == .broken ? "empty" : "rows") }
          State("rows") { Cell { Text("Apples") }.id("row") }
          State("empty") {}
        }
      }
    },
    test: { page, form in
      page.launch()
      _ = page.element("spinner").waitForNonExistence(timeout: 10)
      if form != .flaky { try page.wait(for: "row") }
      try page.require(page.app.cells.count == 1, "there are no rows")
    })

  private static let labelBeforeValue = FlakyScenario(
    "label before its value", .resourceRendering, depth: 1, fix: .fixAwait,
    races: [("\"balance\"", "loader sum")],
    story: "The label of the balance is there at once, with a dash until the sum is known.",
    cure: "The test waits until the label says the sum.",
    app: { form in
      ScenarioApp.make("Balance") {
        Loader("sum", latency: .between(0.2, 3), result: form == .broken ? "-" : "42.00")
        Screen("main") {
          Context("sum", "-")
          Text(.bind("sum"), id: "balance")
          State("showing") { Invoke("sum", onDone: .to(do: .assign("sum", "event.data"))) }
        }
      }
    },
    test: { page, form in
      page.launch()
      if form == .flaky {
        try page.wait(for: "balance")
      } else {
        try page.wait(for: "balance", toSay: "42.00")
      }
      try page.require("balance", says: "42.00")
    })

  private static let spinnerOnlyWhenSlow = FlakyScenario(
    "spinner only when slow", .resourceRendering, depth: 1, fix: .refactorLogic,
    races: [("loader refresh", "\"spinner\"")],
    story: "The test wants to see the spinner, which a fast answer takes away before the look.",
    cure: "It asks for the result alone.",
    app: { form in
      ScenarioApp.make("Refresh") {
        Loader("refresh", latency: .between(0.01, 0.6), failureRate: form == .broken ? 1 : 0)
        Screen("main") {
          Button("Refresh", id: "refresh").onTap("REFRESH")
          State("old") { On("REFRESH", to: "loading") }
          State("loading") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke.load("refresh", then: "fresh", or: "old")
          }
          State("fresh") { Text("Up to date", id: "fresh") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button("refresh").tap()
      if form == .flaky { try page.require("spinner") }
      try page.wait(for: "fresh", atMost: 5)
    })

  private static let bannerPushesDown = FlakyScenario(
    "banner that pushes down", .resourceRendering, depth: 2, fix: .fixAwait,
    races: [("\"open\"", "loader banner"), ("loader banner", "tap")],
    story: "A banner arrives between the read of a button's place and the tap on that place.",
    cure: "The test waits for the banner, and taps the button rather than the place where it was.",
    app: { form in
      ScenarioApp.make("Banner") {
        Loader("banner", latency: .between(0.5, 4))
        Screen("main") {
          Button("Sale", id: "sale").onTap("SALE").hidden(if: "state == 'plain'")
          Button("Open", id: "open").onTap("OPEN")
          State("plain") {
            Invoke("banner", onDone: "bannered")
            On("OPEN", to: form == .broken ? "sale" : "opened")
          }
          State("bannered") {
            On("OPEN", to: form == .broken ? "sale" : "opened")
            On("SALE", to: "sale")
          }
          State("opened") { Text("Opened", id: "opened") }
          State("sale") { Text("Sale", id: "onSale") }
        }
      }
    },
    test: { page, form in
      page.launch()
      if form == .flaky {
        let frame = page.button("open").frame
        sleep(2)
        page.tap(x: frame.midX, y: frame.midY)
      } else {
        try page.wait(for: "sale")
        page.button("open").tap()
      }
      try page.require("opened")
    })

  private static let shortToast = FlakyScenario(
    "toast for two seconds", .resourceRendering, depth: 1, fix: .fixAwait,
    races: [("timer", "\"toast\""), ("\"toast\"", "loader save")],
    story: "A toast is shown for two seconds after the save; the test looks once, after three.",
    cure: "It looks from the start, again and again.",
    app: { form in
      ScenarioApp.make("Toast") {
        Loader("save", latency: .between(0.2, 4), failureRate: form == .broken ? 1 : 0)
        Screen("main") {
          Button("Save", id: "save").onTap("SAVE")
          State("edited") { On("SAVE", to: "saving") }
          State("saving") { Invoke.load("save", then: "saved", or: "edited") }
          State("saved") {
            Text("Saved", id: "toast")
            After(.seconds(2), to: "idle")
          }
          State("idle") {}
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button("save").tap()
      guard form == .flaky else { return try page.wait(for: "toast", atMost: 8) }
      sleep(3)
      try page.require("toast")
    })
}
