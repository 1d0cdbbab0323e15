import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

/// Each goal is missed where a fault is planted into what it measures.
@Suite("Goals with a planted fault") struct PlantedGoalFaultTests {
  private func scenario(_ name: String = "feed after a pause") throws -> FlakyScenario {
    try #require(FlakyScenario.named(name))
  }

  private func outcomes(_ rows: [GoalRow]) -> [GoalRow.Outcome] { rows.map(\.outcome) }

  @Test func `1: a fixed variant that is as flaky as before`() throws {
    let rows = ScenarioGoal.rows(of: [try scenario().with(.flaky, as: .fixed)], runs: 100)
    #expect(outcomes(rows) == [.missed, .met, .missed])
  }

  @Test func `1: a flaky variant that always passes`() throws {
    let rows = ScenarioGoal.rows(of: [try scenario().with(.fixed, as: .flaky)], runs: 100)
    #expect(outcomes(rows) == [.missed, .missed, .met])
  }

  @Test func `2: a search that makes one run only`() throws {
    let found = ReproductionGoal.cases(of: try scenario(), atMost: 2)
    let lost = ReproductionGoal.cases(of: try scenario(), atMost: 2, within: 1)
    #expect(outcomes(ReproductionGoal.rows(of: found)) == [.met])
    #expect(outcomes(ReproductionGoal.rows(of: lost)) == [.missed])
  }

  @Test func `3: a search that changes one delay, for a flake that needs another answer`() throws {
    let subject = GoalVariant(try scenario("picture of another host"), .flaky)
    #expect(BlindGoal.detection([subject], seeds: 3).outcome == .met)
    #expect(BlindGoal.detection([subject], by: .singleDelay, seeds: 3).outcome == .missed)
  }

  @Test func `3: plain runs in place of a search`() {
    let rare = RareSubject.all.filter { $0.variant.name == "planted 4" }
    #expect(RareSubject.row(of: rare, by: .plain, isQuick: true).outcome == .missed)
  }

  @Test func `3: a fixed variant that fails`() throws {
    let row = BlindGoal.falseAlarms([try scenario().with(.flaky, as: .fixed)], isQuick: true)
    #expect(row.outcome == .missed)
  }

  @Test func `4: a search that stops after one run`() {
    let compared = [Seed](arrayLiteral: 1, 2, 3).map {
      CertificateGoal.compare(seed: $0, chances: 100, runLimit: 1)
    }
    #expect(CertificateGoal.misses(compared, chances: 100).outcome == .missed)
  }

  @Test func `5: priorities that are drawn for a shallower fault`() {
    let cell = PriorityGoal.cell(depth: 2, bystanders: 0, drawingFor: 1)
    #expect(PriorityGoal.bound([cell], depths: 2).outcome == .missed)
  }

  @Test func `6: a schedule with fewer orders than were planted`() throws {
    let fault = PlantedFault(depth: 1)
    let variant = GoalVariant("planted", app: fault.app, flow: fault.flow)
    let right = try #require(ShrinkingGoal.shrink(variant, 1, seed: 1))
    let wrong = try #require(ShrinkingGoal.shrink(variant, 2, seed: 1))
    #expect(outcomes(ShrinkingGoal.rows(of: [right])) == [.met, .met])
    #expect(outcomes(ShrinkingGoal.rows(of: [wrong])) == [.missed, .met])
  }

  @Test func `7: an author who states something else`() throws {
    let others = try FlakyScenario(scenario("timeout below the latency"), stating: .randomness)
    let rows = CauseGoal.rows(of: CauseReport(of: [others], includesBroken: false).figures)
    let missed = rows.filter { $0.outcome == .missed }.map {
      String($0.target.prefix { $0 != ":" })
    }
    #expect(missed == ["macro F1", "blame", "racing pair", "pending named", "exact depth"])
  }

  @Test func `7: a flaky test whose broken app passes now and then`() throws {
    let flaky = try scenario().with(.flaky, as: .broken).with(.flaky, as: .fixed)
    let rows = CauseGoal.rows(of: CauseReport(of: [flaky]).figures)
    #expect(rows.first { $0.target.hasPrefix("regression") }?.outcome == .missed)
  }

  @Test func `8: a replay of another seed, and a token that is not damaged`() throws {
    let cases = [1, 2].map {
      ReplayGoal.Case(scenario: 0, token: ReplayToken(seed: Seed($0)).description)
    }
    let prints = ReplayGoal.fingerprints(of: cases, threads: 1)
    let same = prints.count { $0 == prints[0] }
    let row = ReplayGoal.row(same: same, of: 2, processes: 1, cases: cases, target: 2)
    #expect(row.outcome == .missed)
    #expect(outcomes(ReplayGoal.rows(of: cases) { [$0] }) == [.met, .missed])
  }

  @Test func `9: a machine that is too slow and too small`() {
    let rows = SpeedGoal.rows(seconds: 5, shared: 5, cores: 2, megabytes: 51, runs: 20)
    #expect(outcomes(rows) == [.missed, .missed, .missed, .missed])
  }

  @Test func `10: an interval of Wilson in place of the exact one`() {
    let wilson = StatisticsReport.measured(isQuick: true) { rate in
      let interval = WilsonInterval(rate)
      return interval.lowerBound...interval.upperBound
    }
    #expect(wilson.figures.first?.holds == false)
  }

  @Test func `11: a fixed sleep in place of the recommended wait`() {
    let report = WaitGoalReport.measured(runs: 100, of: Array(WaitScenario.lab.prefix(2))) { _ in
      .sleep(.seconds(1))
    }
    #expect(report.figures.last?.holds == false)
  }

  @Test func `12: a probability that is twice what is true`() {
    let forms = ClosedForm.all.prefix(2).map {
      ClosedForm(
        name: $0.name, probability: 2 * $0.probability, witnesses: $0.witnesses, fails: $0.fails)
    }
    let report = RareFlakeReport.measured(rounds: 1, of: forms)
    #expect(report.coverage == 0)
    #expect(report.figures.filter { !$0.holds }.count >= 3)
  }
}

extension FlakyScenario {
  /// The scenario with one of its variants replaced by another.
  fileprivate func with(_ form: Form, as other: Form) -> FlakyScenario {
    let (makeApp, test) = (makeApp, test)
    return FlakyScenario(
      name, subcategory, blame: blame, depth: plantedDepth, fix: fix, faults: faults, races: races,
      pending: pending, story: story, cure: cure,
      app: { makeApp($0 == other ? form : $0) },
      test: { page, asked in try test(page, asked == other ? form : asked) })
  }

  /// The scenario of an author who states another cause, and everything else otherwise too.
  fileprivate init(_ scenario: FlakyScenario, stating cause: FlakeCause) {
    self.init(
      scenario.name, cause, blame: scenario.blame == .app ? .test : .app,
      depth: scenario.plantedDepth + 1, fix: scenario.fix, faults: scenario.faults,
      races: scenario.races.map { ($0.second, $0.first) }, pending: "another loader",
      story: scenario.story, cure: scenario.cure, app: scenario.makeApp, test: scenario.test)
  }
}
