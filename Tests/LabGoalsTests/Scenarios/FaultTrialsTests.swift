import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import LabGoals

@Suite("Faults tried by themselves") struct FaultTrialsTests {
  private static let app = ScenarioApp.make("Plain") {
    Screen("main") {
      Button("Go", id: "go").onTap("GO")
      State("first") { On("GO", to: "second") }
      State("second") { Text("Second", id: "second") }
    }
  }

  private func test(_ body: @escaping @Sendable () throws -> Void) -> FlowTest {
    FlowTest(Flow("search", body), app: Self.app)
  }

  private func trials(
    under plan: FaultPlan = .everything, _ body: @escaping @Sendable () throws -> Void
  ) -> FaultTrials {
    FaultTrials(of: test(body), under: plan, seed: 1)
  }

  @Sendable private static func tapOnce() throws {
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

  @Test func `all faults together are tried where no single one fails`() {
    let plan = FaultPlan([Fault(.swallowedTap, 0.25), Fault(.alert, 1)])
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
  }
}
