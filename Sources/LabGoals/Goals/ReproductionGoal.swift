import FlakeLab
import VirtualTime

/// Goal 2: a known failure message and one passing run are enough to reproduce the failure.
package enum ReproductionGoal {
  /// One failure to reproduce.
  struct Case {
    let scenario: String
    /// The failure message.
    let words: String
    /// The runs until the same failure, without the given passing run; nil if it was not
    /// reproduced.
    let runs: Int?
  }

  /// The most runs to reproduce one failure.
  static let runLimit = 200
  /// The number of plain runs from which failures are taken.
  private static let seeds = 200

  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    rows(of: FlakyScenario.all.flatMap { cases(of: $0, atMost: isQuick ? 1 : 5) })
  }

  static func rows(of cases: [Case]) -> [GoalRow] {
    let found = cases.compactMap(\.runs)
    let share = GoalWords.share(found.count, of: cases.count)
    let mean = GoalWords.mean(found)
    return [
      GoalRow(
        2,
        target: "at least 95 % with the same message (100 %), in at most 1.7 runs on average (1.3)",
        measured:
          "\(found.count) of \(cases.count) (\(GoalWords.percent(share))), "
          + "\(GoalWords.number(mean)) runs on average, at most \(found.max() ?? 0)",
        how:
          "failures of plain runs, each with one passing run of another seed: single delays that "
          + "the message names, then all orders and answers of chance; numbers in messages aside",
        outcome: .init(isMet: share >= 0.95 && mean <= 1.7),
        figures: [
          RowFigure("cases", cases.count), RowFigure("reproduced", found.count),
          RowFigure("mean_runs", mean), RowFigure("median_runs", GoalWords.median(found)),
          RowFigure("at_once", found.count { $0 == 1 }),
        ])
    ]
  }

  /// The failures of a scenario's first failing seeds, each with a passing seed.
  static func cases(
    of scenario: FlakyScenario, atMost count: Int, within runLimit: Int = runLimit
  ) -> [Case] {
    let variant = GoalVariant(scenario, .flaky)
    let trials = variant.plainRuns(seeds)
    let failing = trials.filter { $0.outcome == .failed }
    let passing = trials.filter { $0.outcome == .passed }
    return zip(failing, passing).prefix(count).map { failure, passed in
      let known = failure.failures.first
      return Case(
        scenario: scenario.name, words: known?.summary ?? "",
        runs: runs(until: known, variant, from: passed.seed, within: runLimit))
    }
  }

  private static func runs(
    until known: TestFailure?, _ variant: GoalVariant, from seed: Seed, within runLimit: Int
  ) -> Int? {
    let search = FlakeSearch(variant, seed: seed)
    let result = search.run(.exhaustive, runs: runLimit, lookingFor: known)
    if let failure = result.failures.first { return failure.run - 1 }
    return nil
  }
}

extension FlakeSearch {
  /// Prepares a search of a variant that begins with a seed.
  init(_ variant: GoalVariant, seed: Seed) {
    self.init(app: variant.app, flow: variant.flow)
    self.seed = seed
  }
}
