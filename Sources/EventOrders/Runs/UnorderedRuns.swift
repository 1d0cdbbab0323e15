import SimulatedApp
import Trials
import VirtualTime

/// Runs of a test with its sets and dictionaries in other orders.
///
/// In a process they always have the same order, so that a token repeats a run. On a Mac they have
/// another one each time.
struct UnorderedRuns {
  /// How many runs failed.
  private var failed = 0
  /// The first run that passed.
  private(set) var passing: TracedTrial?
  /// Whether a run took another course than the known one.
  private(set) var differs = false
  /// Whether further runs in the usual order take the known course.
  private(set) var repeats = true

  /// How many runs are made: with one of two elements first, 8 runs miss it 4 times in 1,000.
  static let count = 8

  /// Makes the runs; `isKnown` says whether a run takes the known course.
  init(
    of test: any RepeatableTest, seed: Seed, isDetailed: Bool = false,
    isKnown: (TracedTrial) -> Bool
  ) {
    guard test.canBeUnordered else { return }
    for round in 0..<Self.count {
      let made = test.trace(seed: seed, isDetailed: isDetailed, unorderedRound: round)
      if made.trial.outcome == .passed { passing = passing ?? made }
      if !made.trial.failures.isEmpty { failed += 1 }
      if !isKnown(made) { differs = true }
    }
    // A race of threads takes another course in the usual order too.
    repeats = !differs || (0..<Self.count).allSatisfy { _ in isKnown(test.trace(seed: seed)) }
  }

  /// What a search says of a test that takes different courses; nil for other tests.
  var gap: String? {
    guard differs, repeats else { return nil }
    return "it depends on the order of a set or dictionary"
      + (failed == 0 ? "" : "; it fails in \(failed) of \(Self.count) orders")
  }
}

extension RunTrace {
  /// Whether the first step of the test that differs between two runs is the same step, which finds
  /// something else in the app.
  func findsOther(than run: RunTrace) -> Bool {
    let (steps, others) = (happenings.filter(\.isOfTest), run.happenings.filter(\.isOfTest))
    let differing = zip(steps, others).first { $0.words != $1.words || $0.sight != $1.sight }
    return differing.map { $0.words == $1.words } ?? false
  }
}

extension Happening {
  fileprivate var isOfTest: Bool { actor == .test }
}
