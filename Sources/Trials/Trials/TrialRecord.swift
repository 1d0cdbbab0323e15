package import TestFailures
package import VirtualTime

/// One trial of a test, as stored in files.
///
/// A campaign may hold a million of them. Those that just passed take 40 bytes each, and of those
/// that fail in one way only the first keeps all its words: see `FirstFailures`.
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
    /// A hash of the failures that the trial had, if they are not kept.
    private let hash: Int?

    init(
      _ failures: [TestFailure], _ skipReason: String?, _ context: ReplayContext?,
      _ timedOutWaits: [TimedOutWait], isRepeatable: Bool, hash: Int? = nil
    ) {
      self.failures = failures
      self.skipReason = skipReason
      self.context = context
      self.timedOutWaits = timedOutWaits
      self.isRepeatable = isRepeatable
      self.hash = hash
    }

    /// The same details with the failures of another trial in the place of these.
    func sharing(_ other: Story) -> Story {
      Story(
        other.failures, skipReason, context == other.context ? other.context : context,
        timedOutWaits, isRepeatable: isRepeatable, hash: failuresHash)
    }

    private var failuresHash: Int { hash ?? failures.hashValue }

    // Each run replays only the first failure of a test, so the result of that does not count.
    static func == (one: Story, other: Story) -> Bool {
      one.failuresHash == other.failuresHash && one.skipReason == other.skipReason
        && one.context == other.context && one.timedOutWaits == other.timedOutWaits
    }
  }

  /// Makes a record.
  package init(
    test: String, seed: Seed, failures: [TestFailure] = [], skipReason: String? = nil,
    nanoseconds: Int64 = 0, context: ReplayContext? = nil, timedOutWaits: [TimedOutWait] = [],
    isRepeatable: Bool = true
  ) {
    let isPlain = failures.isEmpty && skipReason == nil && context == nil && timedOutWaits.isEmpty
    self.init(
      test: test, seed: seed, nanoseconds: nanoseconds,
      isPlain
        ? nil : Story(failures, skipReason, context, timedOutWaits, isRepeatable: isRepeatable))
  }

  private init(test: String, seed: Seed, nanoseconds: Int64, _ story: Story?) {
    self.test = test
    self.seed = seed
    self.nanoseconds = nanoseconds
    self.story = story
  }

  /// The same trial, whose token was found not to give its failures again.
  package var unrepeatable: TrialRecord {
    TrialRecord(
      test: test, seed: seed, failures: failures, skipReason: skipReason, nanoseconds: nanoseconds,
      context: context, timedOutWaits: timedOutWaits, isRepeatable: false)
  }

  /// The same trial with the failures of another one; its own still count in comparisons.
  func sharing(_ other: TrialRecord) -> TrialRecord {
    guard let story, let shared = other.story else { return self }
    return TrialRecord(
      test: other.test, seed: seed, nanoseconds: nanoseconds, story.sharing(shared))
  }

  /// The same trial with only the first line of the first failure.
  var withoutDetails: TrialRecord {
    let first = failures.prefix(1).map {
      TestFailure(message: $0.summary, file: $0.file, line: $0.line, reason: $0.reason)
    }
    return TrialRecord(test: test, seed: seed, failures: first, context: context)
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
