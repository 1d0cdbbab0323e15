import Testing
import VirtualTime

@Suite("Latency plans") struct LatencyPlanTests {
  /// Distributions that a file can have instead of a number.
  static let written: [LatencyDistribution] = [
    .uniform(from: .seconds(0.2), through: .seconds(3)),
    .uniform(from: .seconds(2), through: .seconds(2)),
    .normal(mean: .seconds(2), deviation: .seconds(1)),
    .logNormal(median: .seconds(2), sigma: 1),
    .exponential(mean: .seconds(2)),
    .empirical([.seconds(1), .seconds(7)]),
    .mixture([WeightedLatency(weight: 1, .fixed(.seconds(2)))]),
  ]

  @Test(arguments: written) func `the default keeps a written law`(law: LatencyDistribution) {
    #expect(LatencyPlan.everyday.law(around: law) == law)
  }

  @Test func `the default varies a fixed latency between two bounds`() {
    let law = LatencyPlan.everyday.law(around: .fixed(.seconds(2)))
    #expect(law.quantile(0) == .seconds(1.6) && law.quantile(1) == .seconds(2.6))
  }

  @Test(arguments: LatencyPlan.all) func `what takes no time stays so`(plan: LatencyPlan) {
    #expect(plan.law(around: .fixed(.zero)).quantile(1) == .zero)
  }

  @Test func `a warm cache answers three times in ten in a twentieth of the time`() {
    let law = LatencyPlan.warmCache.law(around: .uniform(from: .seconds(1), through: .seconds(2)))
    #expect(law.probability(atMost: .seconds(0.1)) == 0.3)
    #expect(law.probability(atMost: .seconds(1)) == 0.3)
    #expect(law.quantile(1) == .seconds(2))
  }

  @Test func `on a slow day every second answer takes three times as long`() {
    let law = LatencyPlan.slowDay.law(around: .fixed(.seconds(2)))
    #expect(law.probability(atMost: .seconds(2.6)) == 0.5)
    #expect(law.quantile(1) == .seconds(7.8))
  }

  @Test(arguments: LatencyPlan.all) func `no plan makes a faulty law`(plan: LatencyPlan) {
    var deep = LatencyDistribution.fixed(.seconds(1))
    while true {
      let deeper = LatencyDistribution.mixture([WeightedLatency(weight: 1, deep)])
      guard deeper.faults.isEmpty else { break }
      deep = deeper
    }
    #expect(plan.law(around: deep).faults.isEmpty)
    #expect(plan.law(around: .fixed(.max)).faults.isEmpty)
  }

  @Test(
    arguments: [
      (LatencyPlan.asWritten, "as-written: every latency is as in the app's files"),
      (
        .everyday,
        "everyday: a fixed 2 s varies from 1.6 to 2.6 s; written distributions are kept"
      ),
      (
        .warmCache,
        "warm-cache: 30 % of answers take only 5 % of their time, as from a cache; of the others "
          + "a fixed 2 s varies from 1.6 to 2.6 s; written distributions are kept"
      ),
      (
        .slowDay,
        "slow-day: 50 % of answers take 3 times as long; of the others a fixed 2 s varies from "
          + "1.6 to 2.6 s; written distributions are kept"
      ),
    ]) func `each plan says what it does`(plan: LatencyPlan, words: String)
  {
    #expect(plan.description == words)
    #expect(LatencyPlan.words(of: plan.name) == words)
  }

  @Test func `a plan of another version is only named`() {
    #expect(LatencyPlan.words(of: "lunar") == "lunar")
  }
}
