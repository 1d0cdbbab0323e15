import AccessibilityTree
import FlakeLab
import Foundation
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import LabGoals

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
    _ remedies: [Remedy], seed: Seed = 1, _ body: @escaping @MainActor @Sendable () throws -> Void
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
    let result = outcome([.stub(loader: "page"), .longerTimeouts(10, of: nil, given: nil)]) {
      XCUIApplication().launch()
      let page = XCUIApplication().staticTexts["page"]
      try Flow.require(page.waitForExistence(timeout: 1), "no page")
    }
    #expect(result == "passed")
  }

  @Test(arguments: [(VirtualDuration.seconds(1), "passed"), (.seconds(2), "failed")])
  func `only time-outs of one length are stretched`(given: VirtualDuration, outcome wanted: String)
  {
    let longer = Remedy.longerTimeouts(10, of: page.text, given: given)
    let result = outcome([.stub(loader: "page"), longer]) {
      XCUIApplication().launch()
      let page = XCUIApplication().staticTexts["page"]
      try Flow.require(page.waitForExistence(timeout: 1), "no page")
    }
    #expect(result == wanted)
  }

  @Test(arguments: [(1, "failed"), (2, "passed")])
  func `a wait is made before a wait for something to go`(number: Int, outcome wanted: String) {
    let wait = EasingPlan.Wait(
      before: .wait(page.text, number: number), for: page, to: .exists, atMost: .seconds(10))
    let result = outcome([.stub(loader: "page"), .wait(wait)]) {
      XCUIApplication().launch()
      let page = XCUIApplication().staticTexts["page"]
      try Flow.require(page.waitForNonExistence(timeout: 1), "the page is there")
    }
    #expect(result == wanted)
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

@Suite("Places of what happened") struct HappeningPlaceTests {
  private static let screens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Screens").standardized.path

  @Test func `a loader of a screen file has a line`() throws {
    let folder = AppFolder(Self.screens)
    let flow = Flow("launches") {
      let app = XCUIApplication()
      app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
      app.launch()
      sleep(60)
    }
    let trace = FlowTest(flow, app: try folder.load()).trace(seed: 1).trace
    let place = try #require(trace.happenings.compactMap(\.origin.place).first)
    let located = place.located(in: folder)
    #expect(located.line != nil, "\(located)")
  }

  @Test func `a step has the line of its test`() throws {
    let flow = Flow("looks") {
      XCUIApplication().launch()
      _ = XCUIApplication().staticTexts["a"].exists
    }
    let line = #line - 2
    let app = ScenarioApp.make("Empty") {
      Screen("main") { State("only") { Text("A", id: "a") } }
    }
    let trace = FlowTest(flow, app: app).trace(seed: 1, isDetailed: true).trace
    #expect(trace.happenings.last?.site == CallSite(file: "RemedyTests.swift", line: line))
  }
}
