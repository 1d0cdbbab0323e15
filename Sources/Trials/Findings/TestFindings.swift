package import VirtualTime

/// The findings of the trials of one test.
package struct TestFindings: Sendable, Equatable {
  /// Where the trials were enough for a decision.
  package struct Stop: Sendable, Equatable {
    /// After how many trials.
    package let after: Int
    /// The answer of the trials.
    package let answer: SequentialTest.Answer
    /// The rate in the answer: at most the high one, or at least the low one.
    package let share: Double
  }

  /// The test, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// How many trials were planned for this run.
  package let planned: Int
  /// The trials that count, by rising seed; for a running campaign, without those that just passed.
  package let records: [TrialRecord]
  /// How many failed, with the interval of the true rate.
  package let rate: FlakeRate
  /// Where the trials stopped early; nil if all were made.
  package let stop: Stop?
  /// The failures by their first line, the most frequent first.
  package let failureGroups: [FailureGroup]
  /// Trials that should have been made and are missing.
  package let missing: [Seed]

  /// The trials of a test in any order; trials after an early stop do not count.
  package init(of test: String, trials: [TrialRecord], plan: CampaignPlan) {
    let numbers = Array(plan.shard.trials(of: plan.trials))
    var known: [Int: TrialRecord] = [:]
    for record in trials where record.test == test {
      if let number = plan.trial(of: record.seed), known[number] == nil { known[number] = record }
    }
    var walk = TrialWalk(plan)
    for number in numbers where !walk.isOver {
      walk.take(known[number], seed: plan.seed(of: number))
    }
    self.init(of: test, walk, planned: numbers.count)
  }

  /// The trials of a test that a walk has read.
  package init(of test: String, _ walk: TrialWalk, planned: Int) {
    self.test = test
    self.planned = planned
    records = walk.records
    stop = walk.stop
    missing = walk.missing
    rate = FlakeRate(failures: walk.failures, runs: walk.runs)
    failureGroups = FailureGroup.groups(
      of: walk.records.compactMap { record in
        record.failures.first.map { ($0, record.seed) }
      })
  }

  /// The verdict of the trials.
  package var verdict: Verdict { Verdict(failures: rate.failures, runs: rate.runs) }

  /// Whether the test was skipped in every trial.
  package var isSkipped: Bool { rate.runs == 0 && !records.isEmpty }

  /// How many trials could not be run.
  package var skips: Int { records.count { $0.outcome == .skipped } }

  /// The failing trial with the lowest seed.
  package var firstFailure: TrialRecord? { records.first { $0.outcome.isFailure } }
}
