public import VirtualTime

/// Chooses timeouts from the rate at which they may be too short.
public enum TimeoutAdvice {
  /// The number of steps into which a distribution is divided.
  private static let steps = 1_500

  /// The timeout for each wait of a test, from the distributions of the latencies it waits for.
  ///
  /// It assumes that the latencies follow one another; if some overlap, the timeout is longer than
  /// needed. Every distribution is rounded up, so the timeout is never too short.
  ///
  /// - Parameters:
  ///   - rate: the rate at which the whole test may fail, above 0.
  ///   - waits: how many waits the test has.
  ///   - laws: the latencies along the path of one wait.
  ///   - fixed: the time that passes in addition to them.
  /// - Returns: the timeout.
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
    // Half of the budget is for latencies beyond the ends of the distributions.
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

  /// The timeout for each wait of a test, from measured waits only (Wilks); nil if there are too
  /// few of them.
  public static func timeout(
    forFlakeRate rate: Double, waits: Int = 1, from samples: [VirtualDuration],
    confidence: Double = 0.95
  ) -> VirtualDuration? {
    let budget = FailureBudget.perWait(ofTestRate: rate, waits: waits)
    return QuantileBound.duration(quantile: 1 - budget, of: samples, confidence: confidence)
  }

  /// The probability that a latency falls into each step of a distribution.
  private static func shares(
    _ law: LatencyDistribution, _ end: VirtualDuration, _ width: VirtualDuration
  ) -> [Double] {
    let count = Int(saturating: (end / width).rounded(.up))
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
