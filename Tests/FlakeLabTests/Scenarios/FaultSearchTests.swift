import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import FlakeLab

@Suite("Searches under a fault plan") struct FaultSearchTests {
  private static let app = ScenarioApp.make("Plain") {
    Screen("main") {
      Button("Go", id: "go").onTap("GO")
      State("first") { On("GO", to: "second") }
      State("second") { Text("Second", id: "second") }
    }
  }

  private func search(_ plan: FaultPlan, _ body: @escaping @Sendable () throws -> Void) -> [Bool] {
    var search = OrderSearch(app: Self.app, flow: Flow("search", body).under(plan))
    search.run()
    return search.runs.map { $0.trial.outcome == .passed }
  }

  @Test func `a tap is lost in one of two runs`() {
    let runs = search(FaultPlan([Fault(.swallowedTap, 0.01)])) {
      let app = XCUIApplication()
      app.launch()
      app.buttons["go"].tap()
      try Flow.require(app.staticTexts["second"].exists, "not there")
    }
    #expect(runs.sorted { $0 && !$1 } == [true, false])
  }

  @Test(arguments: [Seed(1), 2, 3, 4])
  func `the alert of the system comes before and after a look`(seed: Seed) {
    let flow = Flow("looks") {
      XCUIApplication().launch()
      sleep(1)
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      try Flow.require(!springboard.alerts.firstMatch.exists, "an alert")
    }.under(FaultPlan([Fault(.alert, 6)]))
    var search = OrderSearch(app: Self.app, flow: flow, seed: seed)
    search.run()
    let outcomes = Set(search.runs.map { $0.trial.outcome })
    #expect(outcomes == [.passed, .failed])
  }

  @Test func `all orders of a small set are tried`() {
    let app = ScenarioApp.make("Tags") {
      Screen("main") {
        Context("tags", .list([.string("a"), .string("b"), .string("c")]))
        State("only") { Text().label(.bind("item")).forEach("tags").unordered() }
      }
    }
    let flow = Flow("first is c") {
      XCUIApplication().launch()
      let first = XCUIApplication().staticTexts.element(boundBy: 0).label
      try Flow.require(first != "c", "the first is c")
    }.under(FaultPlan([Fault(.slowNetwork, 2), Fault(.collectionOrder)]))
    let result = FlakeSearch(app: app, flow: flow).run(.exhaustive)
    #expect(!result.failures.isEmpty)
  }
}
