import SimulatedApp
import TestHost
import VirtualTime
import XCUIAutomation

/// An app that loads a list of items at its launch, and again on a tap.
enum ShopApp {
  static let definition = AppDefinition(
    "Shop", bundleIdentifier: "com.example.shop", default: "Main"
  ) {
    Coordinator("Main", root: "list", transition: .zero)
    Loader("items", request: RequestVariant("GET", "/v1/items", query: [.init("page", "page")]))
    Screen("list", initial: "loading") {
      Context("page", 1)
      Context("items", [])
      Context("error", "")
      On("AGAIN", to: "loading")
      State("loading") {
        Invoke(
          "items", onDone: .to("shown", do: .assign("items", "event.data.items")),
          onError: .to("failed", do: .assign("error", "event.data.message")))
      }
      State("shown") {
        Text(.bind("item.name")).forEach("items")
        Button("Again").onTap("AGAIN")
      }
      State("failed") {
        Text(.bind("error"), id: "error")
        Button("Again").onTap("AGAIN")
      }
    }
    StubSet("Default") {
      Stub("GET", "/v1/items", named: "items", answers: .value(["items": [["name": "Lamp"]]]))
    }
    StubSet("Empty") { Stub("GET", "/v1/items", answers: .value(["items": []])) }
    DefaultStubs("Default")
  }

  /// A session with the shop, its costs of automation left out.
  static func session(seed: Seed = 1) -> AppSession {
    AppSession(
      app: CompiledApp(definition),
      configuration: SessionConfiguration(seed: seed, timing: .zero, isJournaling: true))
  }

  /// Runs a piece of a test on the shop and gives the first lines of the failures that it had.
  static func failures(_ body: @escaping (XCUIApplication) throws -> Void) -> [String] {
    let session = session()
    HostedBody.run(in: session, continuesAfterFailure: true) { try body(XCUIApplication()) }
    return session.failures.map { String($0.message.prefix { $0 != "\n" }) }
  }
}
