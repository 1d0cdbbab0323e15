import SimulatedApp
import Trials
import VirtualTime

/// Estimates how often a test fails in the way that a search has found.
///
/// It first runs the test with seeds of its own, as a campaign does. If too few of those runs fail,
/// it draws runs near the failing one and weights each by its probability under the laws of the
/// app.
struct FailureRates {
  private let test: any RepeatableTest
  private let seed: Seed
  private let limit: Int
  /// The runs with seeds of their own.
  let plain: PlainRuns

  private static let plainRuns = 300
  /// How many of them must fail for an estimate from them alone.
  private static let enough = 20
  /// The most events of all runs together: a test of many steps gets fewer runs.
  static let eventLimit = 400_000
  /// The fewest runs of a long test.
  static let fewestRuns = 50
  /// The most questions of chance whose unlikely answers are given to runs.
  private static let questionsAsked = 8
  /// An answer that is more likely than this is left to chance.
  private static let likely = 0.2

  /// Makes the runs with seeds of their own.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - seed: the seed that those of the runs come from.
  ///   - events: how many events a run has.
  init(of test: any RepeatableTest, seed: Seed, events: Int) {
    self.test = test
    self.seed = seed
    limit = Self.mostRuns(ofEvents: max(1, events))
    plain = PlainRuns(of: test, count: min(Self.plainRuns, limit), from: seed)
  }

  /// The rate of a failure.
  ///
  /// - Parameters:
  ///   - failure: the failure; others of the same test do not count.
  ///   - failing: runs that have it.
  ///   - others: further runs of the search, whose unlikely answers may lead to it too.
  /// - Returns: the rate with its interval.
  func estimate(
    of failure: TestFailure, foundIn failing: [OrderSearch.Run], beside others: [OrderSearch.Run]
  ) -> RareFlakeEstimate {
    let counted = plain.rate(of: failure)
    guard counted.failures < Self.enough, limit > Self.plainRuns else {
      return RareFlakeEstimate(counted, of: failure)
    }
    var sampler = RareSampler(seed: seed) { draws, seed in
      let failures = test.run(seed: seed, scheduler: draws).trial.failures
      return failures.first.flatMap { $0.identity == failure.identity ? $0 : nil }
    }
    sampler.effort = .short
    sampler.effort.runLimit = min(sampler.effort.runLimit, limit - Self.plainRuns)
    sampler.answers = Self.unlikelyAnswers(failing, others)
    let estimate = sampler.estimate(witnesses: failing.map(\.normalDraws)).counting(plain.count)
    // Runs that nothing steered are right where the two disagree: the others missed a way to fail.
    return estimate.upperBound < counted.lowerBound
      ? RareFlakeEstimate(counted, of: failure) : estimate
  }

  /// Further ways to fail, as records keep them.
  func others(_ ways: ArraySlice<PlainRuns.Way>) -> [SearchRecord.OtherFailure] {
    ways.compactMap { way in
      way.failure.map {
        SearchRecord.OtherFailure(
          $0, rate: RareFlakeEstimate(plain.rate(of: $0), of: $0),
          token: way.trial.replayToken)
      }
    }
  }

  /// The most runs of a test whose runs have a number of events.
  static func mostRuns(ofEvents events: Int) -> Int { max(fewestRuns, eventLimit / events) }

  /// The unlikely answers of each failing run together, and each unlikely answer alone.
  private static func unlikelyAnswers(
    _ failing: [OrderSearch.Run], _ others: [OrderSearch.Run]
  ) -> [[String: UInt64]] {
    let together = failing.map { run in
      Dictionary(answers(of: run).filter { isUnlikely($0, $0.value) }.map { ($0.name, $0.value) }) {
        one, _ in one
      }
    }
    var alone: [String: (value: UInt64, probability: Double)] = [:]
    for answer in (failing + others).flatMap(answers) where alone[answer.name] == nil {
      for value in [answer.value, answer.bound - 1, 0] where isUnlikely(answer, value) {
        alone[answer.name] = (value, answer.probability(of: value))
        break
      }
    }
    let rarest = alone.sorted { ($0.value.probability, $0.key) < ($1.value.probability, $1.key) }
    let sets = together + rarest.prefix(questionsAsked).map { [$0.key: $0.value.value] }
    return sets.reduce(into: []) { kept, set in
      if !set.isEmpty, !kept.contains(set) { kept.append(set) }
    }
  }

  /// The answers of a run, except those of a wide range, where one value says little about others.
  private static func answers(of run: OrderSearch.Run) -> [DrawnAnswer] {
    run.order.answers.map(\.drawn).filter { $0.bound <= OrderSearch.widestAnswer }
  }

  private static func isUnlikely(_ answer: DrawnAnswer, _ value: UInt64) -> Bool {
    (RunTracer.tail..<likely).contains(answer.probability(of: value))
  }
}
