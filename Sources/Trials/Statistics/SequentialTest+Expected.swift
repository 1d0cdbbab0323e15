extension SequentialTest {
  /// The expected behaviour of a test at a true rate.
  public struct Expected: Sendable, Equatable {
    /// The average number of runs.
    public let runs: Double
    /// The probability of the answer that the rate is high.
    public let atLeast: Double
    /// The probability of no answer within the limit of runs.
    public let undecided: Double
  }

  /// The expected behaviour of the test at a true rate, summed over all possible outcomes.
  ///
  /// - Parameters:
  ///   - rate: the true rate, 0 to 1.
  ///   - limit: the most runs to consider.
  /// - Returns: exact figures, except for rounding and for the share that is left undecided.
  public func expected(at rate: Double, limit: Int = 200_000) -> Expected {
    expected(at: rate, limit: limit, leaving: 1e-13)
  }

  /// The same, but it stops as soon as at most a given share is undecided.
  func expected(at rate: Double, limit: Int = 200_000, leaving rest: Double) -> Expected {
    let rate = FlakeRate.probability(rate)
    // The undecided numbers of failures are consecutive: the first of them, and their
    // probabilities.
    var (first, open) = (0, [1.0])
    var (mean, atLeast, made, left) = (0.0, 0.0, 0, 1.0)
    while made < limit, left > rest {
      mean += left
      made += 1
      // In place, from the most failures down, since each process of a campaign runs this.
      open.append(0)
      for place in stride(from: open.count - 1, to: 0, by: -1) {
        open[place] = open[place - 1] * rate + open[place] * (1 - rate)
      }
      open[0] *= 1 - rate
      while let share = open.last,
        answer(failures: first + open.count - 1, runs: made) == .atLeast
      {
        atLeast += share
        open.removeLast()
      }
      while !open.isEmpty, answer(failures: first, runs: made) == .atMost {
        open.removeFirst()
        first += 1
      }
      left = open.reduce(0, +)
    }
    return Expected(runs: mean, atLeast: atLeast, undecided: left)
  }

  /// The runs that a test of fixed size needs for the same errors; nil above ten million.
  public var fixedRuns: Int? {
    for failures in 1...10_000 {
      let runs = Int.first(in: failures...10_000_000) {
        BinomialDistribution(runs: $0, rate: high)
          .probability(atMost: failures - 1) <= errorLimit
      }
      guard let runs else { return nil }
      let wrong = BinomialDistribution(runs: runs, rate: low)
        .probability(atLeast: failures)
      if wrong <= errorLimit { return runs }
    }
    return nil
  }
}
