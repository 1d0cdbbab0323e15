import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@Suite("Flake search") struct FlakeSearchTests {
  /// A label that a slow loader replaces; the test reads it after a fixed pause.
  private static let app = AppDefinition(
    "Window", bundleIdentifier: "com.example.window", default: "Main"
  ) {
    Coordinator("Main", root: "main", container: .plain)
    Loader("slow", latency: .uniform(from: .seconds(1), through: .seconds(4)))
    Screen("main") {
      State("loading") { Invoke("slow", onDone: "shown") }
      State("shown") { Text("done", id: "done") }
    }
  }

  private static let flow = Flow("reads after a pause", expecting: .mayFlake) {
    let app = XCUIApplication()
    app.launch()
    sleep(2)
    try Flow.require(app.staticTexts["done"].exists, "nothing is done")
  }

  private static let patient = Flow("waits") {
    let app = XCUIApplication()
    app.launch()
    try Flow.require(app.staticTexts["done"].waitForExistence(timeout: 10), "nothing is done")
  }

  @Test(arguments: SearchStrategy.all)
  func `finds a late result, and its token replays it`(strategy: SearchStrategy) throws {
    let search = FlakeSearch(app: Self.app, flow: Self.flow)
    let found = try #require(search.run(strategy).failures.first)
    let again = OrderSearch(app: Self.app, flow: Self.flow).replayed(found.token)
    #expect(again.failures == found.trial.failures)
  }

  @Test(arguments: SearchStrategy.all)
  func `finds nothing where the test waits`(strategy: SearchStrategy) {
    let result = FlakeSearch(app: Self.app, flow: Self.patient).run(strategy)
    #expect(result.failures.isEmpty)
    #expect(result.isExhausted == (strategy == .exhaustive))
  }

  @Test func `strategies are found by their names`() {
    #expect(SearchStrategy.all.allSatisfy { SearchStrategy(named: $0.name) == $0 })
    #expect(SearchStrategy(named: "guess") == nil)
  }
}
