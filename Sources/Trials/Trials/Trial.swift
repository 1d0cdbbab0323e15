@_exported public import TestFailures
public import VirtualTime

/// One run of a test with one seed, and its outcome.
public struct Trial: Sendable, Equatable {
  /// How a run ended.
  public enum Outcome: String, Sendable {
    case passed, failed
  }

  /// A failure of a run.
  public typealias Failure = TestFailure

  /// The seed of every draw in the run.
  public let seed: Seed
  /// The failures; empty if the run passed.
  public let failures: [Failure]
  /// How long the run took in virtual time.
  public let duration: VirtualDuration
  /// What a replay of the run depends on; nil if it passed.
  package let context: ReplayContext?

  /// Makes a run with its duration.
  package init(
    seed: Seed, failures: [Failure], duration: VirtualDuration, context: ReplayContext? = nil
  ) {
    self.context = context
    self.seed = seed
    self.failures = failures
    self.duration = duration
  }

  /// How the run ended.
  public var outcome: Outcome { failures.isEmpty ? .passed : .failed }

  /// The token that replays the run: give it to `REHEARSAL_REPLAY`.
  public var replayToken: String { ReplayToken(seed: seed, context: context).description }
}
