import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// A test that counts its runs.
private struct CountedTest: RepeatableTest {
  final class Runs: @unchecked Sendable { var count = 0 }

  let base: FlowTest
  let runs = Runs()

  var name: String { base.name }
  var timing: AutomationTiming { base.timing }

  func run(_ request: RunRequest) -> Trial {
    runs.count += 1
    return base.run(request)
  }
}

@Suite("Faults tried by themselves") struct FaultTrialsTests {
  private static let app = ScenarioApp.make("Plain") {
    Screen("main") {
      Button("Go", id: "go").onTap("GO")
      State("first") { On("GO", to: "second") }
      State("second") { Text("Second", id: "second") }
    }
  }

  private func test(_ body: @escaping @MainActor @Sendable () throws -> Void) -> FlowTest {
    FlowTest(Flow("search", body), app: Self.app)
  }

  private func trials(
    under plan: FaultPlan = .everything, _ body: @escaping @MainActor @Sendable () throws -> Void
  ) -> FaultTrials {
    FaultTrials(of: test(body), under: plan, seed: 1)
  }

  private static let tapOnce: @MainActor @Sendable () throws -> Void = {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    try Flow.require(app.staticTexts["second"].waitForExistence(timeout: 5), "not there")
  }

  @Test func `a test that taps once fails where a tap is lost`() {
    let found = trials(Self.tapOnce).found
    #expect(found.map(\.faults).contains(FaultPlan([Fault(.swallowedTap, 0.05)])))
    #expect(!found.contains { $0.faults.faults.count > 1 })
  }

  @Test func `the token of a finding fails again with its faults, and not without`() throws {
    let finding = try #require(
      trials(under: FaultPlan([Fault(.swallowedTap, 0.05)]), Self.tapOnce)
        .found.first)
    let again = FlowTest(
      Flow("search", Self.tapOnce).under(finding.faults), app: Self.app
    ).run(replaying: finding.token, seed: 9)
    #expect(again.failures.map(\.summary) == [finding.summary])
    #expect(test(Self.tapOnce).run(replaying: finding.token, seed: 9).outcome == .passed)
  }

  @Test func `a test that no fault can fail has no finding`() {
    let found = trials {
      let app = XCUIApplication()
      app.launch()
      try Flow.require(app.buttons["go"].waitForExistence(timeout: 60), "not there")
    }.found
    #expect(found == [])
  }

  @Test func `a fault that fails no run is given up after so many, and all together are too`() {
    let counted = CountedTest(
      base: test {
        let app = XCUIApplication()
        app.launch()
        for _ in 0..<40 { app.buttons["go"].tap() }
      })
    let found = FaultTrials(of: counted, under: FaultPlan([Fault(.swallowedTap, 0.05)]), seed: 1)
    #expect(found.found == [])
    #expect(counted.runs.count == 2 * FaultTrials.runLimit)
  }

  @Test func `all faults are tried together where no single one fails, to name those that decide`()
  {
    let deciding = FaultPlan([Fault(.swallowedTap, 0.25), Fault(.alert, 1)])
    let plan = FaultPlan(deciding.faults + [Fault(.rowOrder)])
    let found = trials(under: plan) {
      let app = XCUIApplication()
      app.launch()
      sleep(2)
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      let hadAlert = springboard.alerts.firstMatch.exists
      app.buttons["go"].tap()
      try Flow.require(!hadAlert || app.staticTexts["second"].exists, "both")
    }.found
    #expect(found.map(\.faults) == [plan])
    #expect(found.map(\.deciding) == [deciding])
    #expect(found.first?.cause?.cause == .runnerInteraction)
  }

  @Test func `the cause is told by the fault that decides`() {
    let plan = FaultPlan([Fault(.swallowedTap, 0.05)])
    let cause = trials(under: plan, Self.tapOnce).found.first?.cause
    #expect(cause?.faults == plan)
    #expect(cause?.cause == .runnerInteraction && cause?.blame == .test)
    #expect(cause?.reason == "it fails if a tap is lost")
  }

  @Test func `a fault that fails every run has a cause too`() {
    let app = ScenarioApp.make("Note") { Screen("main") { TextField("Note").id("note") } }
    let flow = Flow("type") {
      let app = XCUIApplication()
      app.launch()
      app.textFields["note"].tap()
      try Flow.require(app.keyboards.firstMatch.waitForExistence(timeout: 5), "no keyboard")
    }
    let found = FaultTrials(
      of: FlowTest(flow, app: app), under: FaultPlan([Fault(.noKeyboard)]), seed: 1
    ).found
    #expect(found.map { $0.cause?.cause } == [FlakeCause.platformIssue])
  }
}
