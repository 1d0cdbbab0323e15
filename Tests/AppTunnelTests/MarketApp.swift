import SimulatedApp
import TestHost
import XCUIAutomation

/// A small market: a feed, a product, a cart, and everything that its tests reach beside them.
enum MarketApp {
  static let definition = AppDefinition(
    "Market", bundleIdentifier: "com.example.market", default: "Main"
  ) {
    Coordinator("Main", root: "feed")
    Loader("startup", latency: .fixed(.seconds(3)), result: ["compactSummary": true])
    DeepLink("https://market.example/product/{id}?from={source}", push: ["product"])
    Kept(.keychain, "token", nil)
    Kept(.files, "Documents/cart.json", ["skus": []])
    Stored("seenTour", false)
    Accounts(default: "unauthorized") {
      Account("unauthorized", ["greeting": "Sign in"])
      Account(
        "withSubscription",
        when: "environment.stubAuthorization == 'true' AND environment.hasYPlus == 'true'",
        ["greeting": "Hello, Plus"])
      Account(
        "withoutSubscription", when: "environment.stubAuthorization == 'true'",
        ["greeting": "Hello"])
    }
    FeatureToggle("cashback", info: ["percent": 1])
    FeatureToggle("plusBenefits", true)
    Experiments(from: "startup", ["compactSummary": false])
    AppCommand(
      "addToCart", Parameter("sku", .integer), raises: "ADD")
    Screen("feed", title: "Market") {
      Context("count", 0)
      Text(.bind("account.greeting"), id: "greeting")
      Text(.bind("count"), id: "count")
      Text("Tour", id: "tour").hidden(if: "defaults.seenTour == TRUE")
      Text("Cash-back", id: "cashback").hidden(if: "toggles.cashback == FALSE")
      Text(.bind("toggleInfo.cashback.percent"), id: "percent")
      Text("Compact", id: "compact").hidden(if: "experiments.compactSummary == FALSE")
      Text(.bind("keychain.token"), id: "token")
      Button("Buy", id: "buy").onTap("BUY")
      Button("Later", id: "later").onTap("LATER")
      On("ADD", do: .assign("count", "count + 1"), .writeFile("Documents/cart.json", "event"))
      On("BUY", do: .track("purchase", with: ["sku": "7", "count": "count"]))
      State("open") { On("LATER", to: "waiting") }
      State("waiting") {
        After(.seconds(4), to: "open", do: .track("reminder"))
      }
    }
    Screen("product", title: "Product") {
      Context("id", "")
      Context("source", "")
      Text(.bind("id"), id: "product")
      Text(.bind("source"), id: "source")
    }
  }

  /// Runs a body with the app, and gives the messages of its failures up to what helps to
  /// understand them.
  @discardableResult
  static func run(
    of definition: AppDefinition = definition, _ body: (XCUIApplication) -> Void
  ) -> [String] {
    let session = AppSession(
      app: CompiledApp(definition), configuration: SessionConfiguration(timing: .zero))
    SessionContext.$current.withValue(session) {
      SessionContext.$continuesAfterFailure.withValue(true) { body(XCUIApplication()) }
    }
    return session.failures.map { failure in
      let help = failure.message.firstRange(of: "\n    Pending:")
      return String(failure.message[..<(help?.lowerBound ?? failure.message.endIndex)])
    }
  }
}
