/// Whether one of two flows that were run with the same seeds really fails more often.
///
/// ```swift
/// let test = PairedTest(firstOnly: 6, secondOnly: 0)
/// print(test.probability)  // 0.031: six seeds fail before, none after
/// ```
///
/// Only seeds count with which one fails and the other passes (McNemar's exact test). Since both
/// see the same latencies those are few, and each of them explains itself.
public struct PairedTest: Sendable, Equatable {
  /// Pairs of which the first run alone failed.
  public let firstOnly: Int
  /// Pairs of which the second run alone failed.
  public let secondOnly: Int

  /// Makes a test of numbers of pairs.
  public init(firstOnly: Int, secondOnly: Int) {
    self.firstOnly = Swift.max(0, firstOnly)
    self.secondOnly = Swift.max(0, secondOnly)
  }

  /// How likely so unequal numbers are if both fail equally often, 0 to 1; below 0.05 one differs.
  public var probability: Double {
    let fewer = Swift.min(firstOnly, secondOnly)
    let half = BinomialDistribution(runs: firstOnly + secondOnly, rate: 0.5)
    return Swift.min(1, 2 * half.probability(atMost: fewer))
  }

  /// The probability that a number of pairs tells two flows apart.
  ///
  /// - Parameters:
  ///   - firstOnly: the share of the pairs of which the first alone fails.
  ///   - secondOnly: the share of the pairs of which the second alone fails.
  ///   - pairs: how many pairs are run.
  ///   - level: what ``probability`` must not exceed.
  /// - Returns: 0 to 1, summed over all that can come out.
  public static func power(
    firstOnly: Double, secondOnly: Double, pairs: Int, level: Double = 0.05
  ) -> Double {
    let unequal = firstOnly + secondOnly
    guard unequal > 0, unequal <= 1, pairs > 0 else { return 0 }
    let count = BinomialDistribution(runs: pairs, rate: unequal)
    var power = 0.0
    for number in 0...pairs {
      let weight = count.probability(of: number)
      guard weight > 1e-15 else { continue }
      let split = BinomialDistribution(runs: number, rate: firstOnly / unequal)
      let reach = (0...number / 2).last {
        PairedTest(firstOnly: $0, secondOnly: number - $0).probability <= level
      }
      guard let reach else { continue }
      let either = split.probability(atMost: reach) + split.probability(atLeast: number - reach)
      power += weight * Swift.min(1, either)
    }
    return power
  }

  /// The fewest pairs that tell two flows apart with a probability; nil beyond ten million.
  ///
  /// The power climbs in small steps with dips between, so the first number after which it stays
  /// there is found by doubling and halving, and may lie a few pairs off.
  public static func pairsNeeded(
    firstOnly: Double, secondOnly: Double, power wanted: Double = 0.8, level: Double = 0.05
  ) -> Int? {
    var most = 8
    while power(firstOnly: firstOnly, secondOnly: secondOnly, pairs: most, level: level) < wanted {
      most *= 2
      if most > 10_000_000 { return nil }
    }
    return Int.first(in: most / 2...most) {
      power(firstOnly: firstOnly, secondOnly: secondOnly, pairs: $0, level: level) >= wanted
    }
  }
}

extension PairedTest {
  /// Makes a test of trials of two flows; those with the same seed are a pair.
  public init(before: [Trial], after: [Trial]) {
    let outcomes = Dictionary(before.map { ($0.seed, $0.outcome) }) { first, _ in first }
    let pairs = after.compactMap { trial in outcomes[trial.seed].map { ($0, trial.outcome) } }
    self.init(
      firstOnly: pairs.count { $0 == .failed && $1 == .passed },
      secondOnly: pairs.count { $0 == .passed && $1 == .failed })
  }
}
