import FlakeLab
import SimulatedApp
import VirtualTime

/// Goal 3: the number of schedules until a flaky test fails, without any knowledge about it.
package enum BlindGoal {
  /// For each seed, the number of schedules until one subject first fails with one strategy;
  /// without a failure it is the limit plus one.
  struct Counts {
    let subject: String
    let runs: [Int]
    let limit: Int

    var misses: Int { runs.count { $0 > limit } }
  }

  /// The most schedules of a search.
  static let limit = 100

  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    let seeds = isQuick ? 5 : 30
    let subjects = FlakyScenario.all.map { GoalVariant($0, .flaky) }
    let others = SearchStrategy.all.filter { $0 != .exhaustive }
    return [detection(subjects, seeds: seeds)]
      + others.map { row($0, subjects, seeds: seeds) }
      + [RareSubject.row(isQuick: isQuick), falseAlarms(FlakyScenario.all, isQuick: isQuick)]
  }

  static func counts(
    _ variant: GoalVariant, _ strategy: SearchStrategy, seeds: Int, limit: Int = limit
  ) -> Counts {
    let runs = (0..<seeds).map { number in
      let search = FlakeSearch(variant, seed: Seed(UInt64(number) * 1_000_000 + 1))
      let result = search.run(strategy, runs: limit)
      return result.failures.first?.run ?? limit + 1
    }
    return Counts(subject: variant.name, runs: runs, limit: limit)
  }

  static func detection(
    _ subjects: [GoalVariant], by strategy: SearchStrategy = .exhaustive, seeds: Int
  ) -> GoalRow {
    let counts = subjects.map { self.counts($0, strategy, seeds: seeds) }
    let all = counts.flatMap(\.runs)
    let misses = counts.reduce(0) { $0 + $1.misses }
    let median = GoalWords.median(all)
    return GoalRow(
      3, target: "all scenarios within 100 schedules, at most 7 in the middle",
      measured: words(counts),
      how: "exhaustive search, stopped at the first failure; \(seeds) seeds a scenario",
      outcome: .init(isMet: misses == 0 && median <= 7), figures: figures(counts, "exhaustive"))
  }

  private static func row(
    _ strategy: SearchStrategy, _ subjects: [GoalVariant], seeds: Int
  ) -> GoalRow {
    let counts = subjects.map { self.counts($0, strategy, seeds: seeds) }
    return GoalRow(
      3, target: "baseline: \(strategy.name)", measured: words(counts),
      how: "the same scenarios, seeds and limit", outcome: .compared,
      figures: figures(counts, strategy.name))
  }

  private static func words(_ counts: [Counts]) -> String {
    let all = counts.flatMap(\.runs)
    let found = counts.count { $0.misses == 0 }
    let misses = counts.reduce(0) { $0 + $1.misses }
    return "\(found) of \(counts.count) scenarios from every seed; "
      + "\(GoalWords.number(GoalWords.median(all), places: 1)) schedules in the middle, "
      + "\(GoalWords.number(GoalWords.mean(all))) on average"
      + (misses == 0 ? ", at most \(all.max() ?? 0)" : "; \(misses) searches without a failure")
  }

  private static func figures(_ counts: [Counts], _ name: String) -> [RowFigure] {
    let all = counts.flatMap(\.runs)
    return [
      RowFigure("\(name)_scenarios", counts.count { $0.misses == 0 }),
      RowFigure("\(name)_median", GoalWords.median(all)),
      RowFigure("\(name)_mean", GoalWords.mean(all)),
      RowFigure("\(name)_misses", counts.reduce(0) { $0 + $1.misses }),
    ]
  }

  /// Searches of fixed variants, with the laws as written and with those of the default plan.
  static func falseAlarms(_ scenarios: [FlakyScenario], isQuick: Bool) -> GoalRow {
    let runs = isQuick ? 20 : 100
    let plans = [LatencyPlan.asWritten, .everyday]
    var alarms: [String] = []
    for scenario in scenarios {
      for plan in plans {
        let variant = GoalVariant(scenario, .fixed).with(plan)
        for strategy in SearchStrategy.all {
          let result = FlakeSearch(variant, seed: 1).run(strategy, runs: runs)
          guard !result.failures.isEmpty else { continue }
          alarms.append("\(scenario.name) by \(strategy.name), \(plan.name)")
        }
      }
    }
    let count = scenarios.count * plans.count * SearchStrategy.all.count
    return GoalRow(
      3, target: "no failure of a fixed variant",
      measured: "\(alarms.count) of \(count) searches"
        + (alarms.isEmpty ? "" : ": " + alarms.joined(separator: ", ")),
      how: "each fixed variant with each strategy, with the laws as written and with the default "
        + "plan, at most \(runs) schedules",
      outcome: .init(isMet: alarms.isEmpty), figures: [RowFigure("false_alarms", alarms.count)])
  }
}
