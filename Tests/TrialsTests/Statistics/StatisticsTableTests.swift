import Testing

@testable import Trials

@Suite("Statistics against SciPy") struct StatisticsTableTests {
  private func expectNear(
    _ value: Double, _ wanted: Double, within relative: Double = 1e-9, _ words: String
  ) {
    #expect(abs(value - wanted) <= relative * max(abs(wanted), 1e-6), "\(words): \(value)")
  }

  @Test func `bounds and intervals of rates`() {
    for row in ScipyTables.intervals {
      let rate = FlakeRate(failures: row.failures, runs: row.runs)
      let wilson = WilsonInterval(rate, confidence: row.confidence)
      expectNear(wilson.lowerBound, row.low, "Wilson of \(row)")
      expectNear(wilson.upperBound, row.high, "Wilson of \(row)")
      expectNear(rate.atLeast(confidence: row.confidence), row.atLeast, "at least of \(row)")
      expectNear(rate.atMost(confidence: row.confidence), row.atMost, "at most of \(row)")
    }
  }

  @Test func `intervals that may be watched`() {
    for row in ScipyTables.sequences {
      let sequence = ConfidenceSequence(failures: row.failures, runs: row.runs)
      expectNear(sequence.lowerBound, row.low, within: 1e-7, "low of \(row)")
      expectNear(sequence.upperBound, row.high, within: 1e-7, "high of \(row)")
    }
  }

  @Test func `distances from a law`() {
    for row in ScipyTables.kolmogorov {
      expectNear(KolmogorovDistribution.tail(row.x), row.tail, "\(row)")
    }
  }

  @Test func `pairs`() {
    for row in ScipyTables.pairs {
      let test = PairedTest(firstOnly: row.first, secondOnly: row.second)
      expectNear(test.probability, row.probability, "\(row)")
    }
  }

  @Test func `ranks`() {
    for row in ScipyTables.ranks {
      let rank = QuantileBound.rank(quantile: row.quantile, among: row.samples)
      #expect(rank == (row.rank == 0 ? nil : row.rank), "\(row)")
    }
  }

  @Test func `binomial probabilities`() {
    for row in ScipyTables.binomials {
      let distribution = BinomialDistribution(runs: row.runs, rate: row.rate)
      expectNear(
        distribution.probability(of: row.failures), row.exactly, within: 1e-8, "exactly of \(row)")
      expectNear(
        distribution.probability(atMost: row.failures), row.atMost, within: 1e-8,
        "at most of \(row)")
      expectNear(
        distribution.probability(atLeast: row.failures), row.atLeast, within: 1e-8,
        "at least of \(row)")
    }
  }
}
