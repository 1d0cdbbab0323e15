import Trials
import VirtualTime

/// The trials of a flow in little memory: those that passed differ in their durations alone, and
/// many that failed did so in the same ways.
struct TrialLog: Sendable, Equatable {
  private let firstSeed: Seed
  /// The duration of each run in nanoseconds; ``missing`` for one that was not made.
  private var durations: [Int64] = []
  private var failing: [Int: Trial] = [:]
  /// Ways to fail that later trials share.
  private var ways: [[Trial.Failure]] = []

  private static let missing = Int64.min
  /// The most ways that are compared with.
  private static let wayLimit = 32

  /// An empty log, in which run 0 has this seed.
  init(firstSeed: Seed) { self.firstSeed = firstSeed }

  /// The seed of a run.
  func seed(of run: Int) -> Seed { Seed(firstSeed.value &+ UInt64(run)) }

  /// Keeps the trial of a run.
  mutating func keep(_ trial: Trial, of run: Int) {
    if durations.count <= run {
      durations += Array(repeating: Self.missing, count: run + 1 - durations.count)
    }
    durations[run] = trial.duration.nanoseconds
    guard trial.outcome == .failed else { return }
    failing[run] = Trial(
      seed: trial.seed, failures: shared(trial.failures), duration: trial.duration,
      context: trial.context)
  }

  /// Equal failures, which take memory once.
  private mutating func shared(_ failures: [Trial.Failure]) -> [Trial.Failure] {
    if let known = ways.first(where: { $0 == failures }) { return known }
    if ways.count < Self.wayLimit { ways.append(failures) }
    return failures
  }

  /// Drops the runs from a number on.
  mutating func cut(to count: Int) {
    guard count < durations.count else { return }
    durations.removeSubrange(count...)
    failing = failing.filter { $0.key < count }
  }

  /// How many runs were made.
  var count: Int { durations.count { $0 != Self.missing } }

  /// The trials that failed, by rising seed.
  var failures: [Trial] { failing.sorted { $0.key < $1.key }.map(\.value) }

  /// All trials, by rising seed.
  var all: [Trial] {
    durations.indices.compactMap { run in
      guard durations[run] != Self.missing else { return nil }
      return failing[run]
        ?? Trial(
          seed: seed(of: run), failures: [], duration: VirtualDuration(nanoseconds: durations[run]))
    }
  }

  /// Whether each run failed, by rising seed.
  var outcomes: [Bool] {
    durations.indices.compactMap { durations[$0] == Self.missing ? nil : failing[$0] != nil }
  }
}
