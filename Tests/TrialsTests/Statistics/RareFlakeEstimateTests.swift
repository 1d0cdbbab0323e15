import Testing

@testable import Trials

@Suite("Words of rates") struct RareFlakeEstimateTests {
  private func estimate(_ rate: Double, _ low: Double, _ high: Double) -> RareFlakeEstimate {
    RareFlakeEstimate(
      probability: rate, lowerBound: low, upperBound: high, runs: 300, failures: 1, parts: [])
  }

  @Test(arguments: [(1.0234e-6, "1.02e-6"), (0.05, "5.00e-2"), (0, "0"), (12, "1.20e1")])
  func `is printed with three digits`(number: Double, text: String) {
    #expect(RareFlakeEstimate.short(number) == text)
  }

  @Test(arguments: [
    (0.4, "40.0 %"), (0.05, "1 in 20"), (1 / 2_437.0, "1 in 2,400"), (1e-6, "1 in 1,000,000"),
    (1 / 994.0, "1 in 990"), (1 / 996.0, "1 in 1,000"),
  ])
  func `a rate is one run in some, or per cent`(rate: Double, words: String) {
    #expect(estimate(rate, rate, rate).rateWords == words)
  }

  @Test func `the interval begins with its rarer end`() {
    #expect(
      estimate(1 / 2_400.0, 1 / 3_100.0, 1 / 1_900.0).sentence
        == "Fails this way 1 in 2,400 runs (1 in 3,100 to 1 in 1,900, 95 % interval).")
  }

  @Test(arguments: [
    ([0.04, 0.03], "It fails in 2 ways, together 1 in 14 runs."),
    ([0.2, 0.15, 0.05], "It fails in 3 ways, together in 40.0 % of runs."),
    ([0.9, 0.9], "It fails in 2 ways, together in 100.0 % of runs."),
  ])
  func `the rates of several ways are added up`(rates: [Double], sentence: String) {
    let together = RareFlakeEstimate(together: rates.map { estimate($0, $0, $0) })
    #expect(together.sentence(ofWays: rates.count) == sentence)
  }

  @Test func `without a failure only the upper end is known`() {
    #expect(
      estimate(0, 0, 0.01).sentence
        == "Fails this way less often than 1 in 100 runs: none of 300 failed.")
    #expect(estimate(0, 0, 0.01).rateWords == "below 1 in 100")
  }
}
