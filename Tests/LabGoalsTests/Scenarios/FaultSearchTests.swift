import FlakeLab
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import LabGoals

@Suite("Searches under a fault plan") struct FaultSearchTests {
  private static let app = ScenarioApp.make("Plain") {
    Screen("main") {
      Button("Go", id: "go").onTap("GO")
      State("first") { On("GO", to: "second") }
      State("second") { Text("Second", id: "second") }
    }
  }

  private func search(_ plan: FaultPlan, _ body: @escaping @MainActor @Sendable () throws -> Void)
    -> [Bool]
  {
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

  /// The search of a tap that waits for its button to be hittable, or does not, while frames are
  /// dropped.
  private func tapWhileFramesDrop(waiting: Bool) -> OrderSearch {
    let flow = Flow("taps") {
      let app = XCUIApplication()
      app.launch()
      let go = app.buttons["go"]
      if waiting { _ = go.wait(for: \.isHittable, toEqual: true, timeout: 10) }
      go.tap()
      try Flow.require(app.staticTexts["second"].exists, "not there")
    }
    var search = OrderSearch(
      app: Self.app, flow: flow.under(FaultPlan([Fault(.droppedFrames, 120)])))
    // Probes would find by chance what the analysis has to know.
    search.probesInARow = 0
    search.run()
    return search
  }

  @Test func `a tap between a change and its frame is lost`() {
    let search = tapWhileFramesDrop(waiting: false)
    #expect(Set(search.runs.map { $0.trial.outcome }) == [.passed, .failed])
    #expect(search.coversAll)
  }

  @Test func `a test that waits for the frame has a certificate`() {
    #expect(OrderCertificate(of: tapWhileFramesDrop(waiting: true)) != nil)
  }

  @Test(arguments: FuzzCount.some(of: [Seed(1), 2, 3], every: 3))
  func `a search under dropped frames finds whatever chance finds`(seed: Seed) {
    let program = RandomProgram(seed: seed)
    let flow = program.flow.under(FaultPlan([Fault(.droppedFrames, 60)]))
    var search = OrderSearch(app: program.app, flow: flow)
    search.run()
    let missed = OrderSearchTests.missed(by: search, of: flow, in: program.app, runs: 150)
    #expect(missed.isEmpty, "seed \(seed): \(program.steps) \(program.laws)")
  }

  /// Whether every tap of some is lost in some run, where one in four is.
  private func losesAll(taps: Int) -> Bool {
    search(FaultPlan([Fault(.swallowedTap, 0.25)])) {
      let app = XCUIApplication()
      app.launch()
      for _ in 0..<taps where !app.staticTexts["second"].exists { app.buttons["go"].tap() }
      try Flow.require(app.staticTexts["second"].exists, "not there")
    }.contains(false)
  }

  @Test func `answers that come together more rarely than one in 10^9 are left out`() {
    #expect(losesAll(taps: 14))
    #expect(!losesAll(taps: 15))
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

@Suite("Random fault plans") struct RandomFaultPlanTests {
  private func plan(_ chance: inout ChanceSource) -> FaultPlan {
    FaultPlan(
      FaultKind.ofApp.filter { _ in chance.integer(below: 3) == 0 }.map { kind in
        let range = kind.strength.range ?? 1...1
        return Fault(kind, range.lowerBound + chance.unit() * min(range.upperBound, 100))
      })
  }

  @Test(arguments: FuzzCount.times(80).map { $0 + 1 })
  func `any plan gives any test the same run again`(seed: UInt64) throws {
    var chance = SeedSequence(seed: Seed(seed)).source(named: "plan")
    let scenarios = FlakyScenario.all
    let scenario = scenarios[Int(chance.integer(below: UInt64(scenarios.count)))]
    let plan = plan(&chance)
    let variant = scenario.variant(.flaky)
    var campaign = Campaign(app: variant.app, flows: [])
    campaign.latencies = .asWritten
    // One line runs both: a journal says which line of a test a failure is shown at.
    let journals = [plan, try FaultPlan(parsing: plan.description)].map { plan in
      campaign.journal(of: variant.flow.under(plan), seed: Seed(seed))
    }
    let lines = journals.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    let difference = zip(lines[0], lines[1]).first { $0 != $1 }
    #expect(
      difference == nil && journals[0].count == journals[1].count,
      "seed \(seed): \(scenario.name) under \(plan): \(String(describing: difference))")
  }
}
