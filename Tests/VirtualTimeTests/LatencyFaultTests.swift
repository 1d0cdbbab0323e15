import Testing

@testable import VirtualTime

@Suite struct LatencyFaultTests {
  private static let second = VirtualDuration.seconds(1)

  static let rows: [(LatencyDistribution, [String])] = [
    (.fixed(-second), ["A latency's duration must not be negative: -1.000 s."]),
    (
      .uniform(from: second, through: -second),
      [
        "A latency's longest duration must not be negative: -1.000 s.",
        "A latency cannot lie between 1.000 s and -1.000 s: the range is reversed.",
      ]
    ),
    (
      .normal(mean: -second, deviation: -second),
      [
        "A latency's mean must not be negative: -1.000 s.",
        "A latency's deviation must not be negative: -1.000 s.",
      ]
    ),
    (
      .logNormal(median: second, sigma: .nan),
      ["A latency's sigma must be a finite number, zero or more: nan."]
    ),
    (
      .logNormal(median: -second, sigma: -1),
      [
        "A latency's median must not be negative: -1.000 s.",
        "A latency's sigma must be a finite number, zero or more: -1.0.",
      ]
    ),
    (.exponential(mean: -second), ["A latency's mean must not be negative: -1.000 s."]),
    (.empirical([]), ["An empirical latency needs at least one sample."]),
    (
      .empirical([second, -second]),
      ["A latency's least sample must not be negative: -1.000 s."]
    ),
    (
      .empirical(Array(repeating: second, count: LatencyShape.sampleLimit + 1)),
      ["An empirical latency has at most 1000000 samples: 1000001 were given."]
    ),
    (.mixture([]), ["A mixture of latencies needs at least one part."]),
    (
      .mixture(
        Array(
          repeating: WeightedLatency(weight: 1, .fixed(second)),
          count: LatencyShape.partLimit + 1)),
      ["A mixture of latencies has at most 1000 parts: 1001 were given."]
    ),
    (
      .mixture([
        WeightedLatency(weight: .nan, .fixed(second)), WeightedLatency(weight: 1, .empirical([])),
      ]),
      [
        "The weight of part 1 of a mixture must be a finite number, zero or more: nan.",
        "In part 2 of a mixture: An empirical latency needs at least one sample.",
      ]
    ),
    (
      .mixture([WeightedLatency(weight: 0, .fixed(second))]),
      ["The weights of a mixture must add up to a finite number above zero: 0.0."]
    ),
    (
      .mixture(
        Array(
          repeating: WeightedLatency(weight: .greatestFiniteMagnitude, .fixed(second)), count: 2)
      ),
      ["The weights of a mixture must add up to a finite number above zero: inf."]
    ),
  ]

  @Test(arguments: rows.indices) func `says what is wrong with the parameters`(row: Int) {
    let (latency, words) = Self.rows[row]
    #expect(latency.faults.map(\.description) == words)
  }

  @Test(arguments: rows.indices) func `a faulty latency draws zero and takes every question`(
    row: Int
  ) {
    let (latency, _) = Self.rows[row]
    var source = SeedSequence(seed: 1).source(named: "draws")
    #expect(latency.sample(using: &source) == .zero)
    #expect(latency.mean == .zero)
    #expect(latency.quantile(0.5) == .zero)
    #expect(latency.probability(atMost: .zero) == 1)
  }

  @Test func `as many samples and parts as the limits say are fine`() {
    let samples = Array(repeating: Self.second, count: LatencyShape.sampleLimit)
    #expect(LatencyDistribution.empirical(samples).faults.isEmpty)
    let part = WeightedLatency(weight: 1, .fixed(Self.second))
    let parts = Array(repeating: part, count: LatencyShape.partLimit)
    #expect(LatencyDistribution.mixture(parts).faults.isEmpty)
  }

  @Test func `mixtures stand in each other to a limit`() {
    var latency = LatencyDistribution.exponential(mean: .seconds(1))
    for _ in 0..<LatencyShape.depthLimit {
      latency = .mixture([WeightedLatency(weight: 1, latency)])
    }
    #expect(latency.faults.isEmpty)
    latency = .mixture([WeightedLatency(weight: 1, latency)])
    #expect(
      latency.faults.map(\.description)
        == ["Mixtures of latencies nest at most 16 deep."])
  }
}
