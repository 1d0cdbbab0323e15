import Testing
import VirtualTime

/// A distribution with what a closed form, or counting, says of it, in seconds.
private struct LatencyFacts: CustomStringConvertible, Sendable {
  let latency: LatencyDistribution
  let mean: Double
  let quantiles: [Double: Double]
  var description: String { latency.description }

  static let all: [LatencyFacts] = [
    LatencyFacts(latency: .fixed(.seconds(2)), mean: 2, quantiles: [0: 2, 0.5: 2, 1: 2]),
    LatencyFacts(
      latency: .uniform(from: .seconds(1), through: .seconds(3)), mean: 2,
      quantiles: [0: 1, 0.25: 1.5, 0.5: 2, 1: 3]),
    LatencyFacts(
      latency: .normal(mean: .seconds(10), deviation: .seconds(1)), mean: 10,
      quantiles: [0.5: 10, 0.975: 11.959964, 0.01: 7.673652]),
    // Half a bell curve: mean √(2/π), median 0.674490.
    LatencyFacts(
      latency: .normal(mean: .zero, deviation: .seconds(1)), mean: 0.797885,
      quantiles: [0: 0, 0.5: 0.674490, 0.95: 1.959964]),
    LatencyFacts(
      latency: .logNormal(median: .seconds(2), sigma: 0.5), mean: 2.266297,
      quantiles: [0.5: 2, 0.99: 6.400148]),
    LatencyFacts(
      latency: .exponential(mean: .seconds(2)), mean: 2,
      quantiles: [0: 0, 0.5: 1.386294, 0.99: 9.210340]),
    LatencyFacts(
      latency: .empirical([.seconds(4), .seconds(1), .seconds(2)]), mean: 2.333333,
      quantiles: [0: 1, 0.3: 1, 0.4: 2, 0.7: 4, 1: 4]),
    LatencyFacts(
      latency: .empirical([.seconds(4), .seconds(1), .seconds(2)], isInterpolated: true),
      mean: 2.25, quantiles: [0: 1, 0.25: 1.5, 0.5: 2, 0.75: 3, 1: 4]),
    LatencyFacts(
      latency: .mixture([
        WeightedLatency(weight: 3, .fixed(.seconds(1))),
        WeightedLatency(weight: 1, .uniform(from: .seconds(10), through: .seconds(20))),
      ]), mean: 4.5, quantiles: [0: 0, 0.5: 1, 0.75: 1, 0.875: 15, 1: 20]),
  ]
}

@Suite struct LatencyDistributionTests {
  @Test(arguments: LatencyFacts.all)
  private func `has the mean of its closed form`(facts: LatencyFacts) {
    #expect(abs(facts.latency.mean.inSeconds - facts.mean) < 2e-6)
  }

  @Test(arguments: LatencyFacts.all)
  private func `has the quantiles of its closed form`(facts: LatencyFacts) {
    for (probability, seconds) in facts.quantiles.sorted(by: { $0.key < $1.key }) {
      let quantile = facts.latency.quantile(probability).inSeconds
      #expect(abs(quantile - seconds) < 2e-6, "at \(probability)")
    }
  }

  @Test(arguments: LatencyFacts.all)
  private func `draws have its mean and its quantiles`(facts: LatencyFacts) {
    var source = SeedSequence(seed: 5).source(named: "draws")
    let draws = (0..<20_000).map { _ in facts.latency.sample(using: &source).inSeconds }.sorted()
    let mean = draws.reduce(0, +) / 20_000
    #expect(abs(mean - facts.mean) <= 0.05 * facts.mean)
    #expect(draws[0] >= 0)
    for probability in [0.1, 0.45, 0.9] {
      let limit = facts.latency.quantile(probability)
      let share = Double(draws.filter { $0 <= limit.inSeconds }.count) / 20_000
      #expect(abs(share - facts.latency.probability(atMost: limit)) < 0.02, "at \(probability)")
    }
  }

  @Test(arguments: LatencyFacts.all)
  private func `the quantile is the least duration that reaches its probability`(
    facts: LatencyFacts
  ) {
    for step in 1..<40 {
      let probability = Double(step) / 40
      let quantile = facts.latency.quantile(probability)
      #expect(facts.latency.probability(atMost: quantile + .nanoseconds(2)) >= probability)
      #expect(facts.latency.probability(atMost: quantile - .nanoseconds(2)) <= probability + 1e-12)
    }
  }

  @Test(arguments: LatencyFacts.all)
  private func `probabilities go from nothing to all`(facts: LatencyFacts) {
    #expect(facts.latency.probability(atMost: .nanoseconds(-1)) == 0)
    #expect(facts.latency.probability(atMost: .max) == 1)
  }

  @Test(arguments: LatencyFacts.all)
  private func `nonsense probabilities are held to range`(facts: LatencyFacts) {
    #expect(facts.latency.quantile(-1) == facts.latency.quantile(0))
    #expect(facts.latency.quantile(.nan) == facts.latency.quantile(0))
    #expect(facts.latency.quantile(.infinity) == facts.latency.quantile(1))
  }

  @Test func `a tail without end has no last quantile`() {
    #expect(LatencyDistribution.exponential(mean: .seconds(1)).quantile(1) == .max)
    #expect(LatencyDistribution.logNormal(median: .seconds(1), sigma: 1).quantile(1) == .max)
    #expect(LatencyDistribution.exponential(mean: .max).mean == .max)
  }

  @Test func `one possible value draws nothing`() {
    let certain: [LatencyDistribution] = [
      .fixed(.seconds(1)), .uniform(from: .seconds(1), through: .seconds(1)),
      .normal(mean: .seconds(1), deviation: .zero), .logNormal(median: .seconds(1), sigma: 0),
      .empirical([.seconds(1), .seconds(1)], isInterpolated: true),
      .mixture([WeightedLatency(weight: 1, .fixed(.seconds(1)))]),
    ]
    let source = SeedSequence(seed: 5).source(named: "draws")
    for latency in certain {
      var drawn = source
      #expect(latency.sample(using: &drawn) == .seconds(1), "\(latency)")
      #expect(drawn == source)
    }
  }

  @Test func `a part without weight is never drawn`() {
    let latency = LatencyDistribution.mixture([
      WeightedLatency(weight: 0, .fixed(.seconds(9))),
      WeightedLatency(weight: 1, .uniform(from: .zero, through: .seconds(1))),
      WeightedLatency(weight: 0, .fixed(.seconds(9))),
    ])
    #expect(latency.sample(at: Fraction(step: 0)) < .seconds(1))
    #expect(latency.sample(at: Fraction(step: .max)) <= .seconds(1))
  }

  @Test func `first draws are pinned`() {
    var source = SeedSequence(seed: 42).source(named: "loader")
    let draws = LatencyFacts.all.flatMap { facts in
      (0..<2).map { _ in facts.latency.sample(using: &source).nanoseconds }
    }
    #expect(draws == GoldenDraws.latencies)
  }

  @Test func `is written with its parameters`() {
    let texts = LatencyFacts.all.map(\.description)
    #expect(
      texts == [
        "fixed(2.000 s)", "uniform(from: 1.000 s, through: 3.000 s)",
        "normal(mean: 10.000 s, deviation: 1.000 s)", "normal(mean: 0.000 s, deviation: 1.000 s)",
        "logNormal(median: 2.000 s, sigma: 0.5)", "exponential(mean: 2.000 s)",
        "empirical(3 samples)", "empirical(3 samples, interpolated)",
        "mixture(3.0 × fixed(1.000 s), 1.0 × uniform(from: 10.000 s, through: 20.000 s))",
      ])
  }
}
