extension SequentialTest {
  /// What a test does at a true rate.
  public struct Expected: Sendable, Equatable {
    /// The average number of runs.
    public let runs: Double
    /// The probability that the rate is called high.
    public let atLeast: Double
    /// The probability that nothing was decided within the runs that were followed.
    public let undecided: Double
  }

  /// What the test does at a true rate, summed over all ways the runs can go.
  ///
  /// - Parameters:
  ///   - rate: the true rate, 0 to 1.
  ///   - limit: how many runs are followed.
  /// - Returns: exact figures, up to rounding and what is left undecided.
  public func expected(at rate: Double, limit: Int = 200_000) -> Expected {
    expected(at: rate, limit: limit, leaving: 1e-13)
  }

  /// The same, until no more than a rest is undecided.
  func expected(at rate: Double, limit: Int = 200_000, leaving rest: Double) -> Expected {
    let rate = FlakeRate.probability(rate)
    // The undecided numbers of failures follow each other; the first of them, and their shares.
    var (first, open) = (0, [1.0])
    var (mean, atLeast, made, left) = (0.0, 0.0, 0, 1.0)
    while made < limit, left > rest {
      mean += left
      made += 1
      var next = [Double](repeating: 0, count: open.count + 1)
      for (place, weight) in open.enumerated() {
        next[place] += weight * (1 - rate)
        next[place + 1] += weight * rate
      }
      while let share = next.last,
        answer(failures: first + next.count - 1, runs: made) == .atLeast
      {
        atLeast += share
        next.removeLast()
      }
      let accepted = next.indices.prefix { answer(failures: first + $0, runs: made) == .atMost }
      open = Array(next.dropFirst(accepted.count))
      first += accepted.count
      left = open.reduce(0, +)
    }
    return Expected(runs: mean, atLeast: atLeast, undecided: left)
  }

  /// The runs that a test of a size fixed before needs for the same errors; nil beyond ten million.
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
