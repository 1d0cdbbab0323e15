import Trials
import VirtualTime

/// The trials of a flow in little memory: twelve bytes for each, however many there are.
///
/// Passed trials differ only in their durations. Messages contain instants and seeds, so no two are
/// equal: of the many trials that fail in one way, the first keeps its messages, and the later ones
/// have the first lines of these.
struct TrialLog: Sendable {
  /// What identifies a way to fail.
  private struct Way: Hashable {
    let identities: [FailureIdentity]
    let context: ReplayContext?
  }

  private let firstSeed: Seed
  /// The duration of each run in nanoseconds; ``missing`` for one that was not made.
  private var durations: [Int64] = []
  /// For each run, the place of its way among ``ways``; ``passed`` for one that passed.
  private var places: [Int32] = []
  private var ways: [Way] = []
  private var placesOfWays: [Way: Int32] = [:]
  /// For each way its first run beyond those that keep their messages; nil before that.
  private var firstRuns: [Int?] = []
  /// The failures of the runs that keep their messages.
  private var whole: [Int: [Trial.Failure]] = [:]

  private static let missing = Int64.min
  private static let passed = Int32(-1)
  /// How many runs keep whole messages, by their numbers, so that threads make no difference.
  private static let wholeRuns = 1_000

  /// An empty log, in which run 0 has this seed.
  init(firstSeed: Seed) { self.firstSeed = firstSeed }

  func seed(of run: Int) -> Seed { Seed(firstSeed.value &+ UInt64(run)) }

  mutating func keep(_ trial: Trial, of run: Int) {
    if durations.count <= run {
      let more = run + 1 - durations.count
      durations += repeatElement(Self.missing, count: more)
      places += repeatElement(Self.passed, count: more)
    }
    durations[run] = trial.duration.nanoseconds
    guard trial.outcome == .failed else { return }
    let place = place(of: Way(identities: trial.failures.map(\.identity), context: trial.context))
    places[run] = place
    if run < Self.wholeRuns {
      whole[run] = trial.failures
    } else if firstRuns[Int(place)].map({ run < $0 }) ?? true {
      // The first of its way is whole, whichever ended first.
      if let later = firstRuns[Int(place)] { whole[later] = nil }
      firstRuns[Int(place)] = run
      whole[run] = trial.failures
    }
  }

  private mutating func place(of way: Way) -> Int32 {
    if let place = placesOfWays[way] { return place }
    let place = Int32(ways.count)
    placesOfWays[way] = place
    ways.append(way)
    firstRuns.append(nil)
    return place
  }

  /// Drops the runs from a number on.
  mutating func cut(to count: Int) {
    guard count < durations.count else { return }
    durations.removeSubrange(count...)
    places.removeSubrange(count...)
    whole = whole.filter { $0.key < count }
  }

  /// How many runs were made.
  var count: Int { durations.count { $0 != Self.missing } }

  /// How many runs failed.
  var failureCount: Int { places.count { $0 != Self.passed } }

  /// How many failing runs have their messages kept.
  var wholeCount: Int { whole.count }

  /// The trials that failed, by rising seed, each created when it is read.
  var failures: some Sequence<Trial> {
    places.indices.lazy.filter { places[$0] != Self.passed }.map { failure(of: $0) }
  }

  /// All trials, by rising seed.
  var all: [Trial] {
    durations.indices.compactMap { run in
      guard durations[run] != Self.missing else { return nil }
      guard places[run] == Self.passed else { return failure(of: run) }
      return Trial(
        seed: seed(of: run), failures: [], duration: VirtualDuration(nanoseconds: durations[run]))
    }
  }

  /// Whether each run failed, by rising seed.
  var outcomes: [Bool] {
    durations.indices.compactMap {
      durations[$0] == Self.missing ? nil : places[$0] != Self.passed
    }
  }

  private func failure(of run: Int) -> Trial {
    let place = Int(places[run])
    return Trial(
      seed: seed(of: run), failures: whole[run] ?? firstLines(ofWay: place),
      duration: VirtualDuration(nanoseconds: durations[run]), context: ways[place].context)
  }

  /// The failures of a way's first run, with the first lines of their messages.
  private func firstLines(ofWay place: Int) -> [Trial.Failure] {
    (firstRuns[place].flatMap { whole[$0] } ?? []).map {
      TestFailure(message: $0.summary, file: $0.file, line: $0.line, reason: $0.reason)
    }
  }
}

extension TrialLog: Equatable {
  /// Returns whether two logs have equal trials; which of them ended first does not matter.
  static func == (left: TrialLog, right: TrialLog) -> Bool {
    left.firstSeed == right.firstSeed && left.durations == right.durations
      && left.failures.elementsEqual(right.failures)
  }
}
