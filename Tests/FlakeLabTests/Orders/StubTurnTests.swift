import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

@Suite("Stubs that answer in turn") struct StubTurnTests {
  /// Two screens ask for something of their own, one after a loader and one after six seconds.
  private func app(answers: String...) -> AppDefinition {
    let answers = answers.map { StubAnswer.value(.record(["name": .string($0)])) }
    var app = AppDefinition("Turns", bundleIdentifier: "com.example.turns", default: "Main") {
      Loader("token", latency: .uniform(from: .seconds(1), through: .seconds(7)))
      Loader("one", request: RequestVariant("GET", "/items/1"))
      Loader("two", request: RequestVariant("GET", "/items/2"))
      StubSet("Default") { [StubRule(method: "GET", url: "/items/*", answers: answers)] }
      DefaultStubs("Default")
      Screen("main") {
        State("idle") {
          Entry(.present("other"))
          Invoke("token", onDone: "asking")
        }
        State("asking") { Invoke("one", onDone: "quiet") }
        State("quiet") {}
      }
      Screen("other") {
        Context("name", "")
        Text(.bind("name"), id: "name")
        State("waiting") { After(.seconds(6), to: "asking") }
        State("asking") {
          Invoke("two", onDone: .to("quiet", do: .assign("name", "event.data.name")))
        }
        State("quiet") {}
      }
    }
    app.coordinators = [Coordinator("Main", root: "main", container: .plain)]
    return app
  }

  /// The runs until one fails, of a test that expects the second answer.
  private func search(_ app: AppDefinition) -> OrderSearch {
    let flow = Flow("second answer") {
      let app = XCUIApplication()
      app.launch()
      try Flow.require(
        app.staticTexts["name"].wait(for: \.label, toEqual: "second", timeout: 20), "not second")
    }
    var search = OrderSearch(app: app, flow: flow)
    search.run { $0.trial.outcome == .failed }
    return search
  }

  @Test func `an order of two requests is tried where one stub answers both`() {
    let runs = search(app(answers: "first", "second")).runs
    #expect(runs.last?.trial.outcome == .failed)
    #expect(runs.count == 2)
  }

  @Test func `no order matters where it always answers the same`() {
    let search = search(app(answers: "second"))
    #expect(search.runs.count == 1)
    #expect(OrderCertificate(of: search) != nil)
  }
}
