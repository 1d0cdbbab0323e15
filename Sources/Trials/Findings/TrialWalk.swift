package import VirtualTime

/// Goes through the trials of a test by rising seed, up to the one that suffices.
///
/// A shard knows nothing of what the others find, so that it goes on to its last trial.
package struct TrialWalk {
  /// The trials so far.
  package private(set) var records: [TrialRecord] = []
  /// Trials that are not known.
  package private(set) var missing: [Seed] = []
  /// How many failed.
  package private(set) var failures = 0
  /// How many were run, those that were skipped aside.
  package private(set) var runs = 0
  /// Where they sufficed.
  package private(set) var stop: TestFindings.Stop?
  private let stopping: SequentialTest?
  private let startsAtFirst: Bool

  /// A walk that nothing has been taken into yet.
  package init(_ plan: CampaignPlan) {
    stopping = plan.shard.isWhole ? plan.stopping : nil
    startsAtFirst = plan.shard.number == 1
  }

  /// Whether no further trial counts: they suffice, or the very first one was skipped.
  package var isOver: Bool {
    stop != nil || (startsAtFirst && missing.isEmpty && records.first?.outcome == .skipped)
  }

  /// Takes the next trial; nil stands for one that is not known, with its seed.
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
