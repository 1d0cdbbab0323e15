package import VirtualTime

/// Reads the trials of a test by ascending seed, until they are enough for an answer.
///
/// A shard does not know the results of the others, so it never stops early.
package struct TrialWalk {
  /// The trials so far.
  package private(set) var records: [TrialRecord] = []
  /// The seeds of missing trials.
  package private(set) var missing: [Seed] = []
  /// The number of failed trials.
  package private(set) var failures = 0
  /// The number of trials that were run and not skipped.
  package private(set) var runs = 0
  /// Where they were enough.
  package private(set) var stop: TestFindings.Stop?
  private let stopping: SequentialTest?
  private let startsAtFirst: Bool

  /// A walk before its first trial.
  package init(_ plan: CampaignPlan) {
    stopping = plan.shard.isWhole ? plan.stopping : nil
    startsAtFirst = plan.shard.number == 1
  }

  /// Whether no further trial counts: there is an answer, or the very first one was skipped.
  package var isOver: Bool {
    stop != nil || (startsAtFirst && missing.isEmpty && records.first?.outcome == .skipped)
  }

  /// Adds the next trial; nil means that it is missing.
  package mutating func take(_ record: TrialRecord?, seed: Seed) {
    guard let record else { return missing.append(seed) }
    records.append(record)
    guard record.outcome != .skipped else { return }
    runs += 1
    if record.outcome == .failed { failures += 1 }
    guard missing.isEmpty, let stopping,
      let answer = stopping.answer(failures: failures, runs: runs)
    else { return }
    stop = TestFindings.Stop(
      after: runs, answer: answer, share: answer == .atMost ? stopping.high : stopping.low)
  }
}
