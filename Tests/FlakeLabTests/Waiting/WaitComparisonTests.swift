import Foundation
import SeededCases
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import FlakeLab

@Suite("Wait comparison") struct WaitComparisonTests {
  private func report(
    _ scenario: WaitScenario, _ strategies: [WaitStrategy]?, runs: Int = 100
  ) -> WaitReport {
    var comparison = WaitComparison(scenario)
    comparison.runs = runs
    return comparison.run(strategies)
  }

  @Test func `looks that cannot say anything new may be left out`() {
    for scenario in WaitScenario.lab {
      let runner = WaitRunner(scenario, timing: .xcode26)
      var patient = runner
      patient.skipsLooks = false
      for seed in FuzzCount.times(4) {
        for timeout in [1.5, 20] {
          let poll = WaitStrategy.polling(every: .milliseconds(7), timeout: .seconds(timeout))
          let outcomes = [runner, patient].map { $0.run(poll, seed: Seed(seed), oracle: nil) }
          #expect(outcomes[0] == outcomes[1], "\(scenario.name), seed \(seed)")
        }
      }
    }
  }

  @Test func `two reports of one scenario are the same bytes`() {
    let scenario = WaitScenario.lab[0]
    let texts = (0..<2).map { _ in WaitReport.json(of: [report(scenario, nil, runs: 5)]) }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("\"strategy\" : \"idle\""))
  }

  @Test func `the perfect wait never fails, and nothing that never fails is shorter`() {
    for scenario in WaitScenario.lab {
      let report = report(scenario, nil, runs: FuzzCount.times(4).count)
      #expect(report.rows[0].rate.failures == 0, "\(scenario.name)")
      for row in report.rows.dropFirst() where row.rate.failures == 0 {
        #expect(row.mean >= report.rows[0].mean, "\(scenario.name): \(row.strategy)")
      }
    }
  }

  @Test func `a pause fails as often as the latency is longer`() {
    let law = LatencyDistribution.exponential(mean: .seconds(2))
    let report = report(
      WaitScenario.loading("memoryless", [law]), [.sleep(.seconds(2)), .none], runs: 400)
    let curve = report.curve(points: 200)
    let near = curve.last { $0.time <= .seconds(2) }?.passing ?? 0
    #expect(abs(1 - near - report.rows[1].rate.rate) < 0.04)
    #expect(report.rows[2].rate.rate > report.rows[1].rate.rate)
  }

  @Test func `waiting for a part of it is too early`() {
    let scenario = WaitScenario.loading(
      "two", [.fixed(.seconds(2.5)), .fixed(.seconds(3))])
    let report = report(
      scenario, [.existence(timeout: .seconds(9)), .expectation(timeout: .seconds(9))], runs: 3)
    #expect(report.rows.map(\.rate.failures) == [0, 3, 0])
  }

  @Test func `counts the changes that the action causes`() {
    let scenario = WaitScenario.loading("two", [.fixed(.seconds(1)), .fixed(.seconds(3))])
    let runner = WaitRunner(scenario, timing: .xcode26)
    let course = runner.course(seed: 1)
    let effect = WaitStrategy.effect(changes: course.changes, timeout: .seconds(20))
    let outcome = runner.run(effect, seed: 1, oracle: nil)
    #expect(outcome == WaitRunner.Outcome(isPassed: true, waited: course.wait ?? .zero))
  }

  @Test func `a condition that never holds leaves the perfect wait without an answer`() {
    let scenario = WaitScenario(
      "never", app: SmallApp.slowThreeTimesInTen, setUp: {}, action: {}, condition: { false },
      followUp: { try Flow.require(false, "no") })
    let report = report(scenario, [.polling(every: .seconds(1), timeout: .seconds(4))], runs: 2)
    #expect(report.needed == [nil, nil])
    #expect(report.rows.map(\.rate.failures) == [2, 2])
    #expect(report.curve().isEmpty)
    #expect(report.svg.contains("</svg>"))
  }

  private static func second(_ state: String) -> DelayedTransitionDefinition {
    DelayedTransitionDefinition(.fixed(.seconds(1)), [TransitionDefinition(to: state)])
  }

  /// An app that does something every second, for as long as it runs.
  private static let ticking = WaitScenario(
    "ticking",
    app: AppDefinition(
      name: "Ticking", bundleIdentifier: "com.example.ticking", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [
        ScreenDefinition(
          name: "main", initial: "tick",
          states: [
            StateDefinition(name: "tick", after: [Self.second("tock")]),
            StateDefinition(name: "tock", after: [Self.second("tick")]),
          ])
      ]),
    setUp: { XCUIApplication().launch() }, action: {}, condition: { true }, followUp: {})

  @Test func `runs with more events than are followed are counted`() {
    let course = { WaitRunner(Self.ticking, timing: .xcode26, eventLimit: $0).course(seed: 1) }
    let all = WaitRunner.eventLimit
    #expect(!course(all).isCut)
    let needed = (250...350).first { !course($0).isCut } ?? 0
    #expect(needed > 250 && course(needed - 1).isCut)
    var comparison = WaitComparison(Self.ticking)
    (comparison.runs, comparison.eventLimit) = (2, needed - 1)
    let report = comparison.run([.none])
    #expect(
      report.description.hasSuffix(
        "\nIn 2 of 2 runs more than \(needed - 1) events came: the oracle knows nothing of those "
          + "after them."))
    #expect(WaitReport.json(of: [report]).contains("\"cutRuns\" : 2"))
    comparison.eventLimit = needed
    #expect(!comparison.run([.none]).description.contains("oracle knows"))
  }

  @Test func `prints a table and draws a curve`() {
    let scenario = WaitScenario.loading("a & b", [.fixed(.seconds(1))])
    let report = report(scenario, [.none], runs: 2)
    #expect(report.description.contains("strategy  fails"))
    #expect(report.description.contains("no wait   100.0 % (15.8 to 100.0 %)  0 ms"))
    #expect(report.svg.contains("a &amp; b"))
    #expect(report.svg == self.report(scenario, [.none], runs: 2).svg)
  }
}

@Suite("Timeout advice") struct TimeoutAdviceTests {
  @Test func `of one law is its quantile`() {
    let law = LatencyDistribution.exponential(mean: .seconds(1))
    let timeout = TimeoutAdvice.timeout(forFlakeRate: 0.0015, waits: 20, along: [law])
    #expect(abs(timeout.inSeconds - 9.497) < 0.01)
  }

  /// The sum of exponential latencies is known in closed form (Erlang).
  @Test(arguments: [2, 3]) func `of a sum is rarely exceeded, and not much too long`(count: Int) {
    let laws = Array(repeating: LatencyDistribution.exponential(mean: .seconds(1)), count: count)
    let timeout = TimeoutAdvice.timeout(forFlakeRate: 0.001, along: laws).inSeconds
    func exceeded(_ limit: Double) -> Double {
      var (term, sum) = (1.0, 0.0)
      for number in 0..<count {
        sum += term
        term *= limit / Double(number + 1)
      }
      return sum * exp(-limit)
    }
    #expect(exceeded(timeout) <= 0.001)
    #expect(exceeded(timeout * 0.9) > 0.001)
  }

  @Test func `of fixed latencies is their sum`() {
    let timeout = TimeoutAdvice.timeout(
      forFlakeRate: 0.001, along: [.fixed(.seconds(1)), .fixed(.seconds(2))], fixed: .seconds(3))
    #expect(timeout == .seconds(6))
  }

  @Test func `from samples needs enough of them`() {
    let samples = (1...2_995).map { VirtualDuration.milliseconds($0) }
    #expect(
      TimeoutAdvice.timeout(forFlakeRate: 0.001, from: samples) == .milliseconds(2_995))
    #expect(TimeoutAdvice.timeout(forFlakeRate: 0.001, from: Array(samples.dropLast())) == nil)
  }
}
