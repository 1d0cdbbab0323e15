import SeededCases
import Testing
import VirtualTime

@testable import Trials

@Suite("Binomial distribution") struct BinomialDistributionTests {
  @Test(arguments: [1, 2, 9, 40], [1, 20, 500, 999]) func `agrees with sums of whole ways`(
    runs: Int, permille: Int
  ) {
    let distribution = BinomialDistribution(runs: runs, rate: Double(permille) / 1_000)
    for failures in 0...runs {
      let most = BinomialSums.probability(runs: runs, permille: permille) { $0 <= failures }
      let least = BinomialSums.probability(runs: runs, permille: permille) { $0 >= failures }
      #expect(abs(distribution.probability(atMost: failures) - most) < 1e-11)
      #expect(abs(distribution.probability(atLeast: failures) - least) < 1e-11)
    }
  }

  @Test func `is sure where the rate is`() {
    #expect(BinomialDistribution(runs: 3, rate: 0).probability(of: 0) == 1)
    #expect(BinomialDistribution(runs: 3, rate: 1).probability(of: 3) == 1)
    #expect(BinomialDistribution(runs: 3, rate: 1).probability(of: 4) == 0)
  }
}

@Suite("Runs needed") struct RunsNeededTests {
  @Test(arguments: [(0.1, 0.95, 29), (0.01, 0.95, 299), (0.001, 0.99, 4_603), (0.05, 0.9, 45)])
  func `to see a flake`(rate: Double, confidence: Double, runs: Int) {
    #expect(RunsNeeded.toSee(rate: rate, confidence: confidence) == runs)
  }

  @Test(arguments: [0, -1, 1.5, Double.nan]) func `no number of runs shows the impossible`(
    rate: Double
  ) {
    #expect(RunsNeeded.toSee(rate: rate, confidence: 0.95) == nil)
  }
}

@Suite("Confidence sequence") struct ConfidenceSequenceTests {
  /// The bets' expected gain is none, whatever the rate: summed over all that can come out.
  @Test(arguments: [0.01, 0.3, 0.9]) func `bets are fair`(rate: Double) {
    let outcomes = BinomialDistribution(runs: 60, rate: rate)
    let gain = (0...60).reduce(0.0) {
      let sequence = ConfidenceSequence(failures: $1, runs: 60)
      return $0 + outcomes.probability(of: $1) * sequence.evidence(against: rate)
    }
    #expect(abs(gain - 1) < 1e-9)
  }

  @Test func `is wider than an interval for a fixed number of runs`() {
    let sequence = ConfidenceSequence(failures: 3, runs: 500)
    let rate = FlakeRate(failures: 3, runs: 500)
    #expect(sequence.lowerBound < rate.lowerBound)
    #expect(sequence.upperBound > rate.upperBound)
  }

  @Test func `leaves everything before the first run`() {
    #expect(ConfidenceSequence().lowerBound == 0)
    #expect(ConfidenceSequence().upperBound == 1)
  }

  @Test func `counts what is recorded`() {
    var sequence = ConfidenceSequence(failures: 1, runs: 4)
    sequence.record(hasFailed: true)
    sequence.record(hasFailed: false)
    #expect(sequence == ConfidenceSequence(failures: 2, runs: 6))
  }
}

@Suite("Paired test") struct PairedTestTests {
  @Test func `six one-way pairs tell two flows apart`() {
    #expect(PairedTest(firstOnly: 5, secondOnly: 0).probability > 0.05)
    #expect(PairedTest(firstOnly: 6, secondOnly: 0).probability < 0.05)
  }

  @Test func `power agrees with draws`() {
    let power = PairedTest.power(firstOnly: 0.1, secondOnly: 0.02, pairs: 120)
    var chance = SeedSequence(seed: 3).source(named: "pairs")
    let found = (0..<4_000).count { _ in
      var (first, second) = (0, 0)
      for _ in 0..<120 {
        let draw = chance.unit()
        if draw < 0.1 { first += 1 } else if draw < 0.12 { second += 1 }
      }
      return PairedTest(firstOnly: first, secondOnly: second).probability <= 0.05
    }
    #expect(abs(Double(found) / 4_000 - power) < 0.02)
  }

  @Test func `1 % against 0.1 % takes 877 pairs`() {
    #expect(PairedTest.pairsNeeded(firstOnly: 0.009, secondOnly: 0) == 877)
  }
}

@Suite("Quantile bound") struct QuantileBoundTests {
  @Test(arguments: [(0.9, 29), (0.95, 59), (0.99, 299), (0.999, 2_995), (0.9999, 29_956)])
  func `the longest of enough samples will do`(quantile: Double, samples: Int) {
    #expect(QuantileBound.rank(quantile: quantile, among: samples) == samples)
    #expect(QuantileBound.rank(quantile: quantile, among: samples - 1) == nil)
  }

  @Test func `holds in as many draws as it says`() {
    var chance = SeedSequence(seed: 11).source(named: "samples")
    let held = (0..<2_000).count { _ in
      let samples = (0..<150).map { _ in VirtualDuration.seconds(chance.unit()) }
      return (QuantileBound.duration(quantile: 0.9, of: samples) ?? .zero) >= .seconds(0.9)
    }
    #expect(held >= 1_900)
    #expect(held < 1_980)
  }
}

@Suite("Failure budget") struct FailureBudgetTests {
  @Test func `twenty waits share 0.15 %`() {
    let each = FailureBudget.perWait(ofTestRate: 0.0015, waits: 20)
    #expect(abs(each - 0.000_075) < 1e-6)
    #expect(abs(1 - (0..<20).reduce(1) { all, _ in all * (1 - each) } - 0.0015) < 1e-12)
  }

  @Test func `a test without waits has the budget of one`() {
    #expect(abs(FailureBudget.perWait(ofTestRate: 0.2, waits: 0) - 0.2) < 1e-12)
  }
}

@Suite("Outcome history") struct OutcomeHistoryTests {
  private func history(_ text: String) -> OutcomeHistory {
    OutcomeHistory(failed: text.map { $0 == "F" })
  }

  @Test(arguments: [("", 0.0, 0.0), ("PPPP", 0, 0), ("PFPF", 1, 1), ("PPFF", 1, 1.0 / 3)])
  func `scores`(text: String, entropy: Double, flipRate: Double) {
    #expect(abs(history(text).entropy - entropy) < 1e-12)
    #expect(abs(history(text).flipRate - flipRate) < 1e-12)
  }

  @Test func `one in four is 0.81 bits`() {
    #expect(abs(history("FPPP").entropy - 0.811_278) < 1e-6)
  }
}

@Suite("Statistics report") struct StatisticsReportTests {
  @Test func `keeps every promise`() {
    let isQuick = FuzzCount.times(1).count == 1
    let report = StatisticsReport.measured(isQuick: isQuick)
    #expect(report.holds, "\(report)")
    #expect(report.coverage.count == (isQuick ? 52 : 78))
    #expect(report.figures.count == 5)
  }

  @Test func `coverage is what whole sums say`() {
    let cell = StatisticsReport.coverage(of: 0.02, runs: 30)
    let sum = BinomialSums.probability(runs: 30, permille: 20) {
      let rate = FlakeRate(failures: $0, runs: 30)
      return rate.lowerBound <= 0.02 && rate.upperBound >= 0.02
    }
    #expect(abs(cell.share - sum) < 1e-11)
  }
}
