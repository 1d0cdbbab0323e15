package import VirtualTime

/// Reads the trials of a test by ascending seed, until they are enough for an answer.
///
/// A few failures show that a test fails too often, but little about how often. So a test that
/// fails continues to ``fewestRuns``.
///
/// A shard does not know the results of the others, so it never stops early.
package struct TrialWalk {
  /// The trials so far, without the passed ones that are not kept.
  package private(set) var records: [TrialRecord] = []
  /// The seeds of missing trials.
  package private(set) var missing: [Seed] = []
  /// The number of failed trials.
  package private(set) var failures = 0
  /// The number of trials that were run and not skipped.
  package private(set) var runs = 0
  /// Where the trials were enough.
  package private(set) var stop: TestFindings.Stop?
  private var firstFailures = FirstFailures()
  /// How many trials were taken or are missing.
  private var number = 0
  private let stopping: SequentialTest?
  private let startsAtFirst: Bool
  /// Whether trials that just passed are kept; otherwise they are only counted.
  private let keepsPassed: Bool
  /// Whether the very first trial was skipped.
  private var beginsSkipped = false
  /// Whether trials end after the answer, as in results of older versions.
  private var endsAfterAnswer = false

  /// The fewest runs of a test that fails too often, which give its rate within some 15 %.
  package static let fewestRuns = 50

  /// A walk before its first trial.
  ///
  /// A walk that does not keep trials that just passed needs as much memory after a million trials
  /// as after ten.
  package init(_ plan: CampaignPlan, keepsPassed: Bool = true) {
    self.keepsPassed = keepsPassed
    stopping = plan.shard.isWhole ? plan.stopping : nil
    startsAtFirst = plan.shard.number == 1
  }

  /// Whether no further trial counts: there is an answer, or the very first one was skipped.
  package var isOver: Bool { hasEnough || beginsSkipped }

  private var hasEnough: Bool {
    guard let stop else { return false }
    return stop.answer == .atMost || runs >= Self.fewestRuns || endsAfterAnswer
  }

  /// Adds the next trial; nil means that it is missing.
  package mutating func take(_ record: TrialRecord?, seed: Seed) {
    defer { number += 1 }
    guard let record else {
      if stop == nil { missing.append(seed) } else { endsAfterAnswer = true }
      return
    }
    if startsAtFirst, missing.isEmpty, runs == 0, records.isEmpty {
      beginsSkipped = record.outcome == .skipped
    }
    if keepsPassed || !record.justPassed {
      records.append(firstFailures.kept(record, number: number))
    }
    guard record.outcome != .skipped else { return }
    runs += 1
    if record.outcome.isFailure { failures += 1 }
    guard missing.isEmpty, let stopping,
      let answer = stop?.answer ?? stopping.answer(failures: failures, runs: runs)
    else { return }
    stop = TestFindings.Stop(
      after: runs, answer: answer, share: answer == .atMost ? stopping.high : stopping.low)
  }
}
