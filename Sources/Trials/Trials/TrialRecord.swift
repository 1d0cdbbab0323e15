package import VirtualTime

/// One trial of a test, as files keep it.
package struct TrialRecord: Sendable, Equatable {
  /// How a trial ended.
  package enum Outcome: String, Sendable, Codable {
    case passed, failed, skipped
  }

  /// A failure of a trial.
  package typealias Failure = Trial.Failure

  /// The test, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// Decided every draw of the trial.
  package let seed: Seed
  /// What went wrong; empty when nothing did.
  package let failures: [Failure]
  /// Whether the test said that it cannot be run, and why.
  package let skipReason: String?
  /// How long the trial took in virtual time.
  package let nanoseconds: Int64

  /// Makes a record.
  package init(
    test: String, seed: Seed, failures: [Failure] = [], skipReason: String? = nil,
    nanoseconds: Int64 = 0
  ) {
    self.test = test
    self.seed = seed
    self.failures = failures
    self.skipReason = skipReason
    self.nanoseconds = nanoseconds
  }

  /// How the trial ended; one that failed has failed, whatever it said later.
  package var outcome: Outcome {
    guard failures.isEmpty else { return .failed }
    return skipReason == nil ? .passed : .skipped
  }

  /// The token that replays the trial.
  package var replayToken: String { ReplayToken(seed: seed).description }
}
