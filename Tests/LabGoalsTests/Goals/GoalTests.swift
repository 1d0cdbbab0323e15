import EventOrders
import Foundation
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

@Suite("Goals of the lab") struct GoalTests {
  @Test func `are twelve`() {
    #expect(Goal.all.map(\.number) == Array(1...12))
  }

  @Test func `have a row each in the article`() throws {
    let article = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/LabGoals/LabGoals.docc/Goals.md"), encoding: .utf8)
    for goal in Goal.all {
      #expect(article.contains("\n| \(goal.number) \(goal.title) | "), "goal \(goal.number)")
    }
    for limit in Goal.limits { #expect(article.contains("- \(limit)\n"), "\(limit)") }
  }

  @Test func `have middles and shares in few digits`() {
    #expect(GoalWords.median([3, 1, 2]) == 2)
    #expect(GoalWords.median([4, 1, 2, 3]) == 2.5)
    #expect(GoalWords.median([]) == 0)
    #expect(GoalWords.number(1.636) == "1.64")
    #expect(GoalWords.number(12, places: 1) == "12")
    #expect(GoalWords.power(22_913_280) == "2.3e7")
    #expect(GoalWords.percent(GoalWords.share(39, of: 40)) == "97.5 %")
  }
}

@Suite("Measures of the goals") struct GoalMeasureTests {
  @Test func `a scenario is seen both ways, and its fixed variant is certified`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    let finding = ScenarioGoal.finding(of: scenario, runs: 100)
    #expect(finding.isSeenBySearch && finding.isBetween)
    #expect(finding.isCertified && finding.failingOrders == 0)
  }

  @Test func `a fixed scenario is certified in so many runs, and not in one less`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    let isCertified = {
      ScenarioGoal.finding(of: scenario, runs: 1, searching: $0).isCertified
    }
    let fewest = try #require((1...ScenarioGoal.runLimit).first(where: isCertified))
    #expect(fewest > 1 && !isCertified(fewest - 1))
  }

  @Test func `a known failure takes a run`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    let cases = ReproductionGoal.cases(of: scenario, atMost: 2)
    #expect(cases.map(\.runs) == [1, 1])
  }

  @Test func `a search without a failure counts as the limit and one`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    let counts = BlindGoal.counts(
      GoalVariant(scenario, .fixed), .exhaustive, seeds: 2, limit: 10)
    #expect(counts.runs == [11, 11])
    #expect(counts.misses == 2)
  }

  @Test func `a search has as many runs as the limit says`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    let flaky = GoalVariant(scenario, .flaky)
    let usual = BlindGoal.counts(flaky, .exhaustive, seeds: 1)
    let needed = try #require(usual.runs.first)
    #expect(usual.limit == BlindGoal.limit && needed > 1 && needed <= BlindGoal.limit)
    #expect(BlindGoal.counts(flaky, .exhaustive, seeds: 1, limit: needed).misses == 0)
    #expect(BlindGoal.counts(flaky, .exhaustive, seeds: 1, limit: needed - 1).misses == 1)
  }

  @Test func `a failure is reproduced within as many runs as the limit says`() throws {
    let scenario = try #require(FlakyScenario.named("feed after a pause"))
    #expect(ReproductionGoal.runLimit == 200)
    let runs = { ReproductionGoal.cases(of: scenario, atMost: 1, within: $0).map(\.runs) }
    #expect(runs(2) == [1])
    #expect(runs(1) == [nil])
  }

  @Test func `a search finds a window that plain runs hardly meet`() {
    let fault = WindowFault(window: 5, steps: 10, longest: 60)
    let variant = GoalVariant("window", app: fault.app, flow: fault.flow)
    #expect(BlindGoal.counts(variant, .exhaustive, seeds: 3, limit: 20).misses == 0)
    #expect(BlindGoal.counts(variant, .plain, seeds: 3, limit: 20).misses == 3)
  }

  @Test func `a random program is compared with chance`() {
    let comparison = CertificateGoal.compare(seed: 1, chances: 50)
    #expect(comparison.misses == 0 && comparison.isExhausted)
    #expect(comparison.classes >= 1 && comparison.runs >= comparison.classes)
  }

  @Test(.enabled(if: FuzzCount.times(1).count > 1, "it takes ten seconds"))
  func `a ladder of loaders is certified`() throws {
    let certificate = try #require(CertificateGoal.certify())
    #expect(certificate.orders == 246)
    #expect(certificate.racing == 6)
  }

  @Test func `a cell of the bound counts where there are enough runs`() {
    let cell = PriorityGoal.cell(depth: 1, bystanders: 0)
    #expect(cell.actors == 2 && cell.bound == 0.5)
    #expect(cell.isTested && cell.isKept)
    #expect(!PriorityGoal.cell(depth: 1, bystanders: 0, limit: 10).isTested)
  }

  @Test func `a planted fault shrinks to its orders`() throws {
    let fault = PlantedFault(depth: 2)
    let shrunk = try #require(
      ShrinkingGoal.shrink(GoalVariant("planted", app: fault.app, flow: fault.flow), 2, seed: 1))
    #expect(shrunk.isExact && shrunk.isMinimal)
  }

  @Test func `replays come to the same however the work is shared`() {
    let cases = ReplayGoal.cases(40)
    #expect(cases.count == 40)
    #expect(
      ReplayGoal.fingerprints(of: cases, threads: 1)
        == ReplayGoal.fingerprints(of: cases, threads: 2))
  }

  @Test func `a journal does not hang on the line that asks for it`() {
    let variant = GoalVariant(FlakyScenario.all[0], .flaky)
    let failing = variant.plainRuns(100).first { $0.outcome == .failed }
    let token = ReplayToken(seed: failing?.seed ?? 1).description
    let here = variant.runner.recording(of: variant.flow, replaying: token).journal
    let there = variant.runner.recording(of: variant.flow, replaying: token).journal
    #expect(failing != nil)
    #expect(here == there)
  }

  @Test func `a case goes through a command line`() {
    let one = ReplayGoal.Case(scenario: 3, token: "rt1-s1-abc")
    #expect(ReplayGoal.Case(argument: one.argument) == one)
    #expect(ReplayGoal.Case(argument: "400:rt1") == nil)
    #expect(ReplayGoal.Case(argument: "rt1") == nil)
  }

  @Test func `the test whose speed is measured passes`() {
    #expect(SpeedGoal.app.check().isEmpty)
    let variant = GoalVariant("speed", app: SpeedGoal.app, flow: SpeedGoal.flow)
    #expect(variant.plainRuns(3).allSatisfy { $0.outcome == .passed })
  }
}
