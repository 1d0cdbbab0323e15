import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which a network response comes late or not at all.
enum NetworkScenarios {
  static let all = [
    feedAfterPause, externalPicture, shortTimeout, cachedPrice, slowCheckout,
  ]

  /// A screen that shows the feed or an error; the broken variant has no feed.
  private static func feed(_ latency: LatencyDistribution, _ form: FlakyScenario.Form)
    -> AppDefinition
  {
    ScenarioApp.make("Feed") {
      Loader("feed", latency: latency, failureRate: form == .broken ? 1 : 0)
      Screen("main") {
        State("loading") {
          ActivityIndicator("In progress", id: "spinner")
          Invoke.load("feed", then: "loaded", or: "failed")
        }
        State("loaded") { Text("Today's news", id: "headline") }
        State("failed") { Text("No connection", id: "error") }
      }
    }
  }

  private static let feedAfterPause = FlakyScenario(
    "feed after a pause", .networkResourceLoading, depth: 1, fix: .fixAwait,
    races: [("\"headline\"", "loader feed")],
    story: "The test sleeps two seconds and looks for a feed that takes one to four.",
    cure: "It waits for the headline instead.",
    app: { feed(.between(1, 4), $0) },
    test: { page, form in
      page.launch()
      if form == .flaky { sleep(2) } else { try page.wait(for: "headline") }
      try page.require("headline")
    })

  private static let externalPicture = FlakyScenario(
    "picture of another host", .networkResourceLoading, fix: .refactorLogic,
    pending: "nothing",
    story: "The picture comes from a host that does not answer one time in five.",
    cure: "The test stubs that host, which it is not about.",
    app: { form in
      ScenarioApp.make("Picture") {
        Loader("picture", latency: .between(0.5, 1.5), failureRate: form == .flaky ? 0.2 : 0)
        Screen("main") {
          State("loading") { Invoke.load("picture", then: "shown", or: "missing") }
          State("shown") { Image("Harbour", id: form == .broken ? "image" : "picture") }
          State("missing") { Text("No picture", id: "placeholder") }
        }
      }
    },
    test: { page, _ in
      page.launch()
      try page.wait(for: "picture", atMost: 5)
    })

  private static let shortTimeout = FlakyScenario(
    "timeout below the latency", .networkResourceLoading, depth: 1, fix: .addDelay,
    races: [("\"headline\"", "loader feed")],
    pending: "loader feed",
    story: "The test waits at most five seconds for what takes up to eight.",
    cure: "Its timeout lies above the longest latency.",
    app: { feed(.between(2, 8), $0) },
    test: { page, form in
      page.launch()
      try page.wait(for: "headline", atMost: form == .flaky ? 5 : 12)
    })

  private static let cachedPrice = FlakyScenario(
    "price out of the cache", .networkResourceLoading, depth: 1, fix: .fixAwait,
    races: [("\"price\"", "loader price")],
    story: "Yesterday's price is shown until today's is there, and the test reads it once.",
    cure: "It waits until the label says the price of today.",
    app: { form in
      ScenarioApp.make("Price") {
        Loader("price", latency: .between(0.5, 3), result: form == .broken ? "9 €" : "10 €")
        Screen("main") {
          Context("price", "9 €")
          Text(.bind("price"), id: "price")
          State("showing") {
            Invoke("price", onDone: .to(do: .assign("price", "event.data")))
          }
        }
      }
    },
    test: { page, form in
      page.launch()
      if form == .flaky { sleep(1) } else { try page.wait(for: "price", toSay: "10 €") }
      try page.require("price", says: "10 €")
    })

  private static let slowCheckout = FlakyScenario(
    "checkout on a slow network", .networkResourceLoading, fix: .addDelay,
    faults: FaultPlan([Fault(.slowNetwork, 8)]),
    pending: "loader order",
    story: "The order takes a second in the office and eight on the road; the test gives it three.",
    cure: "It gives it twenty.",
    app: { form in
      ScenarioApp.make("Checkout") {
        Loader(
          "order", latency: .between(0.8, 1.2), failureRate: form == .broken ? 1 : 0)
        Screen("main") {
          Button("Buy", id: "buy").onTap("BUY")
          State("basket") { On("BUY", to: "ordering") }
          State("ordering") { Invoke.load("order", then: "done", or: "basket") }
          State("done") { Text("Thank you", id: "thanks") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button("buy").tap()
      try page.wait(for: "thanks", atMost: form == .flaky ? 3 : 20)
    })
}
