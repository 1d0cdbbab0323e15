public import VirtualTime

/// Picks timeouts by how often they may be too short.
public enum TimeoutAdvice {
  /// How many steps a law is cut into.
  private static let steps = 1_500

  /// The timeout of each wait that is rarely exceeded, from the laws of what it waits for.
  ///
  /// The latencies are taken to follow each other; where some go on at once, the timeout is
  /// longer than needed. Every law is rounded up, so that it is never too short.
  ///
  /// - Parameters:
  ///   - rate: how often the whole test may fail, above 0.
  ///   - waits: how many waits the test has.
  ///   - laws: the latencies along the path of one wait.
  ///   - fixed: what passes beside them.
  /// - Returns: a timeout.
  public static func timeout(
    forFlakeRate rate: Double, waits: Int = 1, along laws: [LatencyDistribution],
    fixed: VirtualDuration = .zero
  ) -> VirtualDuration {
    let budget = FailureBudget.perWait(ofTestRate: rate, waits: waits)
    let random = laws.filter { $0.onlyValue == nil }
    let sure = laws.compactMap(\.onlyValue).reduce(fixed, +)
    guard random.count > 1 else {
      return sure + (random.first?.quantile(1 - budget) ?? .zero)
    }
    // What is beyond the ends of the laws takes half of the budget.
    let ends = random.map { $0.quantile(1 - budget / 2 / Double(random.count)) }
    let width = (ends.max() ?? .zero) / steps + .nanoseconds(1)
    var sum = [1.0]
    for (law, end) in zip(random, ends) { sum = convolved(sum, shares(law, end, width)) }
    var left = budget / 2
    let last = sum.indices.reversed().first { place in
      left -= sum[place]
      return left < 0
    }
    return sure + width * (last ?? 0)
  }

  /// The timeout of each wait that is rarely exceeded, from measured waits alone (Wilks); nil where
  /// there are too few of them to tell.
  public static func timeout(
    forFlakeRate rate: Double, waits: Int = 1, from samples: [VirtualDuration],
    confidence: Double = 0.95
  ) -> VirtualDuration? {
    let budget = FailureBudget.perWait(ofTestRate: rate, waits: waits)
    return QuantileBound.duration(quantile: 1 - budget, of: samples, confidence: confidence)
  }

  /// The probabilities of a law, each of all that is no longer than so many steps.
  private static func shares(
    _ law: LatencyDistribution, _ end: VirtualDuration, _ width: VirtualDuration
  ) -> [Double] {
    let count = Int((end / width).rounded(.up))
    var below = 0.0
    return (0...count).map { place in
      let reached = law.probability(atMost: width * place)
      defer { below = reached }
      return max(0, reached - below)
    }
  }

  private static func convolved(_ one: [Double], _ two: [Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: one.count + two.count - 1)
    for (first, weight) in one.enumerated() where weight > 0 {
      for (second, share) in two.enumerated() { sum[first + second] += weight * share }
    }
    return sum
  }
}
