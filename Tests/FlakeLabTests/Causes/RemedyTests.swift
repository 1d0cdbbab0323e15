import AccessibilityTree
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

@Suite("Remedies") struct RemedyTests {
  private static let late = ScenarioApp.make("Late") {
    Loader("page", latency: .fixed(.seconds(4)), failureRate: 0.5)
    Screen("main") {
      State("loading") { Invoke.load("page", then: "shown", or: "failed") }
      State("shown") { Text("Page", id: "page") }
      State("failed") { Text("Failed", id: "error") }
    }
  }

  private func outcome(
    _ remedies: [Remedy], seed: Seed = 1, _ body: @escaping @Sendable () throws -> Void
  ) -> String {
    let base = FlowTest(Flow("looks", body), app: Self.late)
    let trial = EasedTest(base: base, remedies: remedies).run(RunRequest(seed: seed))
    return trial.outcome.rawValue
  }

  private let page = Query().descendants(.staticText).identified(by: "page")

  @Test func `a stubbed loader never fails`() {
    let outcomes = (1...20).map { seed in
      outcome([.stub(loader: "page")], seed: Seed(seed)) {
        XCUIApplication().launch()
        let page = XCUIApplication().staticTexts["page"]
        try Flow.require(page.waitForExistence(timeout: 10), "no page")
      }
    }
    #expect(Set(outcomes) == ["passed"])
  }

  @Test func `a wait is made before a look`() {
    let wait = EasingPlan.Wait(
      before: .look(page.text, number: 1), for: page, to: .exists, atMost: .seconds(10))
    let result = outcome([.stub(loader: "page"), .wait(wait)]) {
      XCUIApplication().launch()
      try Flow.require(XCUIApplication().staticTexts["page"].exists, "no page")
    }
    #expect(result == "passed")
  }

  @Test func `a wait before another look is not made`() {
    let wait = EasingPlan.Wait(
      before: .look(page.text, number: 2), for: page, to: .exists, atMost: .seconds(10))
    let result = outcome([.stub(loader: "page"), .wait(wait)]) {
      XCUIApplication().launch()
      try Flow.require(XCUIApplication().staticTexts["page"].exists, "no page")
    }
    #expect(result == "failed")
  }

  @Test func `time-outs are stretched`() {
    let result = outcome([.stub(loader: "page"), .longerTimeouts(10)]) {
      XCUIApplication().launch()
      let page = XCUIApplication().staticTexts["page"]
      try Flow.require(page.waitForExistence(timeout: 1), "no page")
    }
    #expect(result == "passed")
  }

  @Test func `another query is asked`() {
    let nothing = Query().descendants(.staticText).identified(by: "seite")
    let result = outcome([.stub(loader: "page"), .query(nothing.text, page)]) {
      XCUIApplication().launch()
      sleep(5)
      try Flow.require(XCUIApplication().staticTexts["seite"].exists, "no page")
    }
    #expect(result == "passed")
  }

  @Test func `a fault that is pinned does not happen`() {
    let flow = Flow("is small") {
      XCUIApplication().launch()
      try Flow.require(XCUIApplication().frame.width == 393, "another device")
    }.under(FaultPlan([Fault(.device)]))
    let test = EasedTest(base: FlowTest(flow, app: Self.late), remedies: [.pin(.device)])
    let outcomes = (1...20).map { test.run(RunRequest(seed: Seed($0))).outcome }
    #expect(Set(outcomes) == [.passed])
  }
}
