import Testing
import VirtualTime

@Suite("Latency distribution: the draw of a duration") struct LatencyInverseTests {
  static let laws: [LatencyDistribution] = [
    .uniform(from: .seconds(1), through: .seconds(3)),
    .normal(mean: .seconds(10), deviation: .seconds(1)),
    .logNormal(median: .seconds(2), sigma: 0.5),
    .exponential(mean: .seconds(2)),
    .empirical([.seconds(4), .seconds(1), .seconds(2)], isInterpolated: true),
    .mixture([
      WeightedLatency(weight: 3, .fixed(.milliseconds(100))),
      WeightedLatency(weight: 7, .logNormal(median: .seconds(2), sigma: 0.35)),
    ]),
    .mixture([
      WeightedLatency(weight: 1, .uniform(from: .seconds(10), through: .seconds(20))),
      WeightedLatency(
        weight: 1, .mixture([WeightedLatency(weight: 2, .exponential(mean: .seconds(1)))])),
    ]),
  ]

  @Test(arguments: laws) func `what was drawn is found again`(law: LatencyDistribution) throws {
    var chance = SeedSequence(seed: 7).source(named: "durations")
    for _ in 0..<200 {
      let duration = law.sample(at: chance.fraction())
      let found = try #require(law.fraction(of: duration))
      let away = law.sample(at: found) - duration
      #expect(away >= .nanoseconds(-2) && away <= .nanoseconds(2_000), "\(duration)")
    }
  }

  @Test(arguments: laws) func `draws lie in the range`(law: LatencyDistribution) {
    var chance = SeedSequence(seed: 8).source(named: "durations")
    let range = law.range(leavingOut: 1e-9)
    for _ in 0..<1_000 { #expect(range.contains(law.sample(at: chance.fraction()))) }
  }

  @Test func `a duration beyond all draws has none`() {
    let law = LatencyDistribution.uniform(from: .seconds(1), through: .seconds(3))
    #expect(law.fraction(of: .seconds(4)) == nil)
    #expect(law.fraction(of: .zero)?.step == 0)
  }

  @Test func `measurements are found as the next longer one`() throws {
    let law = LatencyDistribution.empirical([.seconds(1), .seconds(2), .seconds(4)])
    let found = try #require(law.fraction(of: .seconds(3)))
    #expect(law.sample(at: found) == .seconds(4))
  }

  @Test(arguments: laws) func `draws lie in the support`(law: LatencyDistribution) {
    var chance = SeedSequence(seed: 9).source(named: "durations")
    let support = law.support(leavingOut: 1e-9)
    for _ in 0..<1_000 {
      let drawn = law.sample(at: chance.fraction())
      #expect(support.contains { $0.contains(drawn) })
    }
  }

  @Test func `parts of a mixture that meet are one part of its support`() {
    let law = LatencyDistribution.mixture([
      WeightedLatency(weight: 1, .fixed(.seconds(9))),
      WeightedLatency(weight: 1, .uniform(from: .seconds(2), through: .seconds(4))),
      WeightedLatency(weight: 1, .uniform(from: .seconds(1), through: .seconds(3))),
    ])
    let support = law.support(leavingOut: 0)
    #expect(support == [.seconds(1)...(.seconds(4)), .seconds(9)...(.seconds(9))])
  }
}
