package import TestFailures
package import VirtualTime

/// One trial of a test, as stored in files.
package struct TrialRecord: Sendable, Equatable {
  /// How a trial ended.
  package enum Outcome: String, Sendable, Codable {
    case passed, failed, skipped
    /// The process of the test crashed.
    case crashed

    /// Whether the trial did not pass.
    package var isFailure: Bool { self == .failed || self == .crashed }
  }

  /// The test, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// The seed of every draw in the trial.
  package let seed: Seed
  /// The failures; empty if the run passed.
  package let failures: [TestFailure]
  /// Why the test was skipped; nil if it was not.
  package let skipReason: String?
  /// How long the trial took in virtual time.
  package let nanoseconds: Int64
  /// What a replay of the trial depends on; nil if it passed, or if that is unknown.
  package let context: ReplayContext?
  /// The waits that ended at their deadline without anything noticing, if it passed.
  package let timedOutWaits: [TimedOutWait]

  /// Makes a record.
  package init(
    test: String, seed: Seed, failures: [TestFailure] = [], skipReason: String? = nil,
    nanoseconds: Int64 = 0, context: ReplayContext? = nil, timedOutWaits: [TimedOutWait] = []
  ) {
    self.test = test
    self.seed = seed
    self.failures = failures
    self.skipReason = skipReason
    self.nanoseconds = nanoseconds
    self.context = context
    self.timedOutWaits = timedOutWaits
  }

  /// The outcome; a failed trial stays failed even if it was skipped later.
  package var outcome: Outcome {
    if failures.contains(where: { $0.reason.kind == .crash }) { return .crashed }
    guard failures.isEmpty else { return .failed }
    return skipReason == nil ? .passed : .skipped
  }

  /// Whether there is nothing to tell of the trial but that it passed.
  package var justPassed: Bool {
    failures.isEmpty && skipReason == nil && timedOutWaits.isEmpty
  }

  /// The token that replays the trial.
  package var replayToken: String { ReplayToken(seed: seed, context: context).description }
}
