package import TestFailures
package import VirtualTime

/// One trial of a test, as stored in files.
///
/// A campaign may hold a million of them, and most just passed: those take 40 bytes each.
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
  /// How long the trial took in virtual time.
  package let nanoseconds: Int64
  /// Nil if it just passed.
  private let story: Story?

  /// The details of a trial that did not just pass.
  private final class Story: Sendable, Equatable {
    let failures: [TestFailure]
    let skipReason: String?
    let context: ReplayContext?
    let timedOutWaits: [TimedOutWait]
    let isRepeatable: Bool

    init(
      _ failures: [TestFailure], _ skipReason: String?, _ context: ReplayContext?,
      _ timedOutWaits: [TimedOutWait], isRepeatable: Bool
    ) {
      self.failures = failures
      self.skipReason = skipReason
      self.context = context
      self.timedOutWaits = timedOutWaits
      self.isRepeatable = isRepeatable
    }

    // Each run replays only the first failure of a test, so the result of that does not count.
    static func == (one: Story, other: Story) -> Bool {
      one.failures == other.failures && one.skipReason == other.skipReason
        && one.context == other.context && one.timedOutWaits == other.timedOutWaits
    }
  }

  /// Makes a record.
  package init(
    test: String, seed: Seed, failures: [TestFailure] = [], skipReason: String? = nil,
    nanoseconds: Int64 = 0, context: ReplayContext? = nil, timedOutWaits: [TimedOutWait] = [],
    isRepeatable: Bool = true
  ) {
    self.test = test
    self.seed = seed
    self.nanoseconds = nanoseconds
    let isPlain = failures.isEmpty && skipReason == nil && context == nil && timedOutWaits.isEmpty
    story =
      isPlain
      ? nil : Story(failures, skipReason, context, timedOutWaits, isRepeatable: isRepeatable)
  }

  /// The same trial, whose token was found not to give its failures again.
  package var unrepeatable: TrialRecord {
    TrialRecord(
      test: test, seed: seed, failures: failures, skipReason: skipReason, nanoseconds: nanoseconds,
      context: context, timedOutWaits: timedOutWaits, isRepeatable: false)
  }

  /// The failures; empty if the run passed.
  package var failures: [TestFailure] { story?.failures ?? [] }

  /// Why the test was skipped; nil if it was not.
  package var skipReason: String? { story?.skipReason }

  /// What a replay of the trial depends on; nil if it passed, or if that is unknown.
  package var context: ReplayContext? { story?.context }

  /// The waits that ended at their deadline without anything noticing, if it passed.
  package var timedOutWaits: [TimedOutWait] { story?.timedOutWaits ?? [] }

  /// Whether its token gives its failures again, as far as that was tried.
  package var isRepeatable: Bool { story?.isRepeatable ?? true }

  /// The outcome; a failed trial stays failed even if it was skipped later.
  package var outcome: Outcome {
    if failures.contains(where: { $0.reason.kind == .crash }) { return .crashed }
    guard failures.isEmpty else { return .failed }
    return skipReason == nil ? .passed : .skipped
  }

  /// Whether its process ended in it, and could not record it: running it again ends another one.
  package var endedItsProcess: Bool { outcome == .crashed && context == nil }

  /// Whether the trial passed and has no other details.
  package var justPassed: Bool {
    failures.isEmpty && skipReason == nil && timedOutWaits.isEmpty
  }

  /// The token that replays the trial.
  package var replayToken: String { ReplayToken(seed: seed, context: context).description }
}
