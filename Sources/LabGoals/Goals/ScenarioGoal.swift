import EventOrders
import Trials

/// Goal 1: every cause of flaky tests has a scenario that fails and passes on demand and is fixed.
package enum ScenarioGoal {
  /// The results of one scenario.
  struct Finding {
    let scenario: FlakyScenario
    /// Whether a search of orders found a passing and a failing run of the flaky variant.
    let isSeenBySearch: Bool
    /// How often the flaky variant fails in plain runs.
    let rate: FlakeRate
    /// The number of orders in which the fixed variant fails.
    let failingOrders: Int
    /// Whether all orders of the fixed variant were run.
    let isCertified: Bool

    var isBetween: Bool { rate.lowerBound > 0 && rate.upperBound < 1 }
  }

  /// The most runs of a search.
  static let runLimit = 2_000

  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    rows(of: FlakyScenario.all, runs: isQuick ? 100 : 400)
  }

  static func rows(of scenarios: [FlakyScenario], runs: Int) -> [GoalRow] {
    let findings = scenarios.map { finding(of: $0, runs: runs) }
    return [corpus(scenarios), variants(findings), mended(findings)]
  }

  static func finding(
    of scenario: FlakyScenario, runs: Int, searching limit: Int = runLimit
  ) -> Finding {
    let flaky = GoalVariant(scenario, .flaky)
    let trials = flaky.plainRuns(runs)
    var fixed = GoalVariant(scenario, .fixed).search()
    fixed.runLimit = limit
    fixed.run()
    return Finding(
      scenario: scenario, isSeenBySearch: isSeenBothWays(flaky),
      rate: FlakeRate(failures: trials.count { $0.outcome == .failed }, runs: trials.count),
      failingOrders: fixed.runs.count { $0.trial.outcome == .failed },
      isCertified: fixed.coversAll)
  }

  /// Whether a search finds a passing and a failing run.
  private static func isSeenBothWays(_ variant: GoalVariant) -> Bool {
    var search = variant.search()
    search.runLimit = runLimit
    search.begin()
    let first = search.runs.first?.trial.outcome
    search.run { $0.trial.outcome != first }
    return Set(search.runs.map(\.trial.outcome)).count == 2
  }

  private static func corpus(_ scenarios: [FlakyScenario]) -> GoalRow {
    let causes = Set(scenarios.map(\.subcategory)).count
    let fixes = Set(scenarios.map(\.fix)).count
    let count = scenarios.count
    return GoalRow(
      1, target: "12 of 12 causes, at least 36 scenarios (80), all 7 ways to mend, none by removal",
      measured: "\(causes) causes, \(count) scenarios, \(fixes) ways to mend, none by removal",
      how: "counted", outcome: .init(isMet: causes == 12 && count >= 36 && fixes == 7),
      figures: [
        RowFigure("causes", causes), RowFigure("scenarios", count), RowFigure("fixes", fixes),
      ])
  }

  private static func variants(_ findings: [Finding]) -> GoalRow {
    let bySearch = findings.count(where: \.isSeenBySearch)
    let between = findings.count(where: \.isBetween)
    let runs = findings.first?.rate.runs ?? 0
    return GoalRow(
      1,
      target: "each flaky variant has a passing and a failing schedule, and a rate between 0 and 1",
      measured:
        "\(between) of \(findings.count) rates lie between 0 and 1; in \(bySearch) one search from "
        + "one seed shows both",
      how: "exhaustive search from seed 1; \(runs) seeds, interval of Clopper and Pearson",
      outcome: .init(isMet: between == findings.count),
      figures: [
        RowFigure("rates_between", between), RowFigure("both_by_search", bySearch),
        RowFigure("least_rate", findings.map(\.rate.rate).min() ?? 0),
      ])
  }

  private static func mended(_ findings: [Finding]) -> GoalRow {
    let failing = findings.reduce(0) { $0 + $1.failingOrders }
    let certified = findings.count(where: \.isCertified)
    let open = findings.filter { !$0.isCertified }.map(\.scenario.name)
    return GoalRow(
      1, target: "each fixed variant has no failing order in an exhaustive search",
      measured: "\(failing) failing orders; \(certified) of \(findings.count) searched to the end"
        + (open.isEmpty ? "" : "; not " + open.joined(separator: ", ")),
      how: "exhaustive search of each fixed variant, at most \(runLimit) runs",
      outcome: .init(isMet: failing == 0 && certified == findings.count),
      figures: [RowFigure("failing_orders", failing), RowFigure("exhausted", certified)])
  }
}
