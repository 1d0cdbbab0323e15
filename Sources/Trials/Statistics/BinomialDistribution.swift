import VirtualTime

/// The number of failures among runs that all fail with the same probability.
struct BinomialDistribution {
  let runs: Int
  let rate: Double

  func probability(of failures: Int) -> Double {
    guard failures >= 0, failures <= runs else { return 0 }
    guard rate > 0 else { return failures == 0 ? 1 : 0 }
    guard rate < 1 else { return failures == runs ? 1 : 0 }
    let (failed, passed) = (Double(failures), Double(runs - failures))
    let ways =
      IncompleteBeta.logGamma(Double(runs) + 1) - IncompleteBeta.logGamma(failed + 1)
      - IncompleteBeta.logGamma(passed + 1)
    return PortableMaths.exp(
      ways + failed * PortableMaths.ln(rate) + passed * PortableMaths.ln1p(-rate))
  }

  func probability(atMost failures: Int) -> Double {
    guard failures >= 0 else { return 0 }
    guard failures < runs else { return 1 }
    return IncompleteBeta.value(1 - rate, a: Double(runs - failures), b: Double(failures) + 1)
  }

  func probability(atLeast failures: Int) -> Double {
    guard failures > 0 else { return 1 }
    guard failures <= runs else { return 0 }
    return IncompleteBeta.value(rate, a: Double(failures), b: Double(runs - failures) + 1)
  }
}

extension Int {
  /// The smallest number of a range that meets a condition, if all greater numbers meet it too; nil
  /// if none does.
  static func first(in range: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int? {
    guard holds(range.upperBound) else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
