import VirtualTime

/// Measurements of whether this module's statistics keep their promises; a benchmark prints them.
///
/// Coverage, errors, sizes and power are computed as sums over all possible outcomes. The sequence
/// that may be stopped at any time is measured in random experiments.
public struct StatisticsReport: Sendable, Equatable {
  /// How often the interval of ``FlakeRate`` contains the true rate.
  public struct Coverage: Sendable, Equatable {
    /// The true rate.
    public let rate: Double
    /// The number of runs.
    public let runs: Int
    /// The share of the intervals that contain the rate.
    public let share: Double
  }

  /// The behaviour of a ``SequentialTest`` at its two rates.
  public struct Stopping: Sendable, Equatable {
    /// The test.
    public let test: SequentialTest
    /// At the low rate.
    public let ifLow: SequentialTest.Expected
    /// At the high rate.
    public let ifHigh: SequentialTest.Expected
    /// The runs that a test of fixed size needs.
    public let fixedRuns: Int

    /// The greater of the two probabilities of a wrong decision.
    public var error: Double { max(ifLow.atLeast, 1 - ifHigh.atLeast) }
    /// The greater of the two mean sizes, as a share of the fixed size.
    public var size: Double { max(ifLow.runs, ifHigh.runs) / Double(fixedRuns) }
  }

  /// How often a ``ConfidenceSequence`` excluded the true rate at any time.
  public struct Watching: Sendable, Equatable {
    /// The true rate.
    public let rate: Double
    /// The number of random experiments.
    public let experiments: Int
    /// The number of runs of each experiment.
    public let runs: Int
    /// The number of experiments in which some interval did not contain the rate.
    public let losses: Int
  }

  /// Intervals of fixed sizes.
  public let coverage: [Coverage]
  /// Tests that stop early.
  public let stopping: [Stopping]
  /// Intervals that are watched.
  public let watching: [Watching]
  /// The pairs that distinguish 1 % from 0.1 % with 80 %, if the failing seeds overlap.
  public let pairs: Int

  /// True rates of the coverage.
  public static let rates: [Double] = [
    1e-4, 2e-4, 5e-4, 1e-3, 2e-3, 5e-3, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5,
  ]
  /// Numbers of runs of the coverage.
  public static let sizes: [Int] = [30, 100, 300, 1_000, 3_000, 10_000]
  private static let tests = [(0.001, 0.01), (0.01, 0.05), (0.005, 0.015), (0.0001, 0.001)]

  /// Measures everything.
  ///
  /// - Parameter isQuick: makes few experiments and omits the large numbers of runs.
  /// - Returns: the measurements.
  public static func measured(isQuick: Bool = false) -> StatisticsReport {
    measured(isQuick: isQuick) { $0.lowerBound...$0.upperBound }
  }

  /// Measures everything, with a given interval that replaces that of ``FlakeRate``.
  package static func measured(
    isQuick: Bool, interval: (FlakeRate) -> ClosedRange<Double>
  ) -> StatisticsReport {
    let sizes = isQuick ? sizes.filter { $0 <= 1_000 } : sizes
    return StatisticsReport(
      coverage: rates.flatMap { rate in
        sizes.map { coverage(of: rate, runs: $0, interval: interval) }
      },
      stopping: tests.map { stopping(SequentialTest(low: $0, high: $1) ?? .standard) },
      watching: [0.001, 0.02, 0.3].map {
        watching($0, experiments: isQuick ? 500 : 10_000, runs: isQuick ? 300 : 1_000)
      },
      pairs: PairedTest.pairsNeeded(firstOnly: 0.009, secondOnly: 0) ?? .max)
  }

  /// The probability that the interval of an outcome contains a rate.
  static func coverage(
    of rate: Double, runs: Int,
    interval: (FlakeRate) -> ClosedRange<Double> = { $0.lowerBound...$0.upperBound }
  ) -> Coverage {
    let outcomes = BinomialDistribution(runs: runs, rate: rate)
    func ends(_ failures: Int) -> ClosedRange<Double> {
      interval(FlakeRate(failures: failures, runs: runs))
    }
    let first = Int.first(in: 0...runs) { ends($0).upperBound >= rate }
    let past = Int.first(in: 0...runs) { ends($0).lowerBound > rate }
    let held = (first ?? runs)..<(past ?? runs + 1)
    return Coverage(
      rate: rate, runs: runs, share: held.reduce(0) { $0 + outcomes.probability(of: $1) })
  }

  private static func stopping(_ test: SequentialTest) -> Stopping {
    Stopping(
      test: test, ifLow: test.expected(at: test.low),
      ifHigh: test.expected(at: test.high), fixedRuns: test.fixedRuns ?? .max)
  }

  private static func watching(_ rate: Double, experiments: Int, runs: Int) -> Watching {
    let isRuledOut = RuledOut(rate: rate, runs: runs)
    var losses = 0
    for experiment in 0..<experiments {
      var chance = SeedSequence(seed: Seed(1).derived(experiment)).source(named: "watching \(rate)")
      var failures = 0
      for run in 1...runs {
        if chance.unit() < rate { failures += 1 }
        guard isRuledOut(failures, of: run) else { continue }
        losses += 1
        break
      }
    }
    return Watching(rate: rate, experiments: experiments, runs: runs, losses: losses)
  }
}

/// For each number of runs, the numbers of failures with which a sequence excludes a rate.
private struct RuledOut {
  private let held: [ClosedRange<Int>]

  init(rate: Double, runs: Int) {
    let wanted = 1 / (1 - FlakeRate.confidence)
    var least = 0
    var most = 0
    held = (1...max(1, runs)).map { count in
      func isHeld(_ failures: Int) -> Bool {
        ConfidenceSequence(failures: failures, runs: count).evidence(against: rate) < wanted
      }
      while least < count, Double(least) < rate * Double(count), !isHeld(least) { least += 1 }
      most = max(most, least)
      while most < count, isHeld(most + 1) { most += 1 }
      return least...most
    }
  }

  func callAsFunction(_ failures: Int, of runs: Int) -> Bool { !held[runs - 1].contains(failures) }
}
