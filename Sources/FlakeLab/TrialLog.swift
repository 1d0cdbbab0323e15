import Trials
import VirtualTime

/// The trials of a flow in little memory.
///
/// Those that passed differ in their durations alone. Messages have instants and seeds in them, so
/// that no two are equal: of the many trials that fail in one way, the later ones keep the first
/// line of theirs.
struct TrialLog: Sendable, Equatable {
  private let firstSeed: Seed
  /// The duration of each run in nanoseconds; ``missing`` for one that was not made.
  private var durations: [Int64] = []
  private var failing: [Int: Trial] = [:]
  /// Ways to fail that later trials share.
  private var ways: [[Trial.Failure]] = []
  private var contexts: [ReplayContext] = []
  /// The first run of each way to fail, beyond those that keep their messages.
  private var firstRuns: [[FailureIdentity]: Int] = [:]

  private static let missing = Int64.min
  /// The most ways that are compared with.
  private static let wayLimit = 32
  /// How many runs keep whole messages, by their numbers, so that threads make no difference.
  private static let wholeRuns = 1_000

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
      seed: trial.seed, failures: trial.failures, duration: trial.duration,
      context: trial.context.map { Self.shared($0, in: &contexts) })
    guard run >= Self.wholeRuns else { return }
    let way = trial.failures.map(\.identity)
    let first = firstRuns[way] ?? run
    firstRuns[way] = min(first, run)
    // The first of its way is whole, whichever of the two ended first.
    if first != run { shorten(max(first, run)) }
  }

  /// Keeps the first lines of a trial's messages.
  private mutating func shorten(_ run: Int) {
    guard let trial = failing[run] else { return }
    let failures = trial.failures.map {
      TestFailure(message: $0.summary, file: $0.file, line: $0.line, reason: $0.reason)
    }
    failing[run] = Trial(
      seed: trial.seed, failures: Self.shared(failures, in: &ways), duration: trial.duration,
      context: trial.context)
  }

  /// An equal value that was kept before, so that it takes memory once.
  private static func shared<Value: Equatable>(_ value: Value, in known: inout [Value]) -> Value {
    if let equal = known.first(where: { $0 == value }) { return equal }
    if known.count < wayLimit { known.append(value) }
    return value
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
