/// Tests whether one of two flows, run with the same seeds, really fails more often.
///
/// ```swift
/// let test = PairedTest(firstOnly: 6, secondOnly: 0)
/// print(test.probability)  // 0.031: six seeds fail before, none after
/// ```
///
/// Only seeds count with which one flow fails and the other passes (McNemar's exact test). There
/// are few of them, because both flows have the same latencies, and each can be examined alone.
public struct PairedTest: Sendable, Equatable {
  /// The number of pairs in which only the first run failed.
  public let firstOnly: Int
  /// The number of pairs in which only the second run failed.
  public let secondOnly: Int

  /// Makes a test from the numbers of pairs.
  public init(firstOnly: Int, secondOnly: Int) {
    self.firstOnly = Swift.max(0, firstOnly)
    self.secondOnly = Swift.max(0, secondOnly)
  }

  /// The probability of numbers this unequal if both fail equally often; below 0.05 they differ.
  public var probability: Double {
    let fewer = Swift.min(firstOnly, secondOnly)
    let half = BinomialDistribution(runs: firstOnly + secondOnly, rate: 0.5)
    return Swift.min(1, 2 * half.probability(atMost: fewer))
  }

  /// The probability that a number of pairs shows a difference between two flows.
  ///
  /// - Parameters:
  ///   - firstOnly: the share of the pairs in which only the first run fails.
  ///   - secondOnly: the share of the pairs in which only the second run fails.
  ///   - pairs: the number of pairs.
  ///   - level: the highest ``probability`` that counts as a difference.
  /// - Returns: the probability, 0 to 1, summed over all possible outcomes.
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

  /// The fewest pairs that show a difference of two flows with a probability; nil above ten
  /// million.
  ///
  /// The power rises with small dips. The number from which it stays high enough is found by
  /// doubling and bisection, so it may be a few pairs off.
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
  /// Makes a test from the trials of two flows; trials with the same seed form a pair.
  public init(before: [Trial], after: [Trial]) {
    let outcomes = Dictionary(before.map { ($0.seed, $0.outcome) }) { first, _ in first }
    let pairs = after.compactMap { trial in outcomes[trial.seed].map { ($0, trial.outcome) } }
    self.init(
      firstOnly: pairs.count { $0 == .failed && $1 == .passed },
      secondOnly: pairs.count { $0 == .passed && $1 == .failed })
  }
}
