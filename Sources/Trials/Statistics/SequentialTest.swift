import VirtualTime

/// Decides between two failure rates as soon as the trials suffice: Wald's sequential test.
///
/// ```swift
/// let test = SequentialTest.standard
/// test.answer(failures: 0, runs: 327)  // .atMost
/// ```
///
/// The true rate is called low where it is `low` or less and high where it is `high` or more; each
/// is told wrongly in at most one run of twenty. Between the two either answer may come. The
/// boundaries are not Wald's own, which a failure overshoots by far, but the nearest at which the
/// summed errors are what is allowed.
public struct SequentialTest: Sendable, Equatable {
  /// What the trials say.
  public enum Answer: String, Sendable {
    /// The rate is nearer to the low one.
    case atMost
    /// The rate is nearer to the high one.
    case atLeast
  }

  /// The low rate, above 0.
  public let low: Double
  /// The high rate, below 1.
  public let high: Double
  /// The greatest share of wrong answers at either rate.
  public let errorLimit: Double

  /// What a failure and a pass add to the logarithm of the ratio of likelihoods.
  private let failureWeight: Double
  private let passWeight: Double
  /// The logarithms of the ratio at which there is an answer.
  private var upperBoundary: Double
  private var lowerBoundary: Double

  /// One in a thousand against one in a hundred.
  public static let standard: SequentialTest = SequentialTest(
    checkedLow: 0.001, high: 0.01, errorLimit: 0.05)

  /// How many sums of probabilities the nearest boundaries are worth; where they take more, those
  /// hold that need none.
  private static let effortLimit = 60_000.0

  /// Makes a test; nil unless the rates rise and lie between 0 and 1, and the limit below a half.
  public init?(low: Double, high: Double, errorLimit: Double = 0.05) {
    guard low > 0, low < high, high < 1, errorLimit > 0, errorLimit < 0.5 else { return nil }
    // The boundaries take long to compute, and each trial file names the rates.
    let standard = Self.standard
    if (low, high, errorLimit) == (standard.low, standard.high, standard.errorLimit) {
      self = standard
      return
    }
    self.init(checkedLow: low, high: high, errorLimit: errorLimit)
  }

  private init(checkedLow low: Double, high: Double, errorLimit: Double) {
    self.low = low
    self.high = high
    self.errorLimit = errorLimit
    failureWeight = PortableMaths.ln(high / low)
    passWeight = PortableMaths.ln1p(-high) - PortableMaths.ln1p(-low)
    upperBoundary = -PortableMaths.ln(errorLimit)
    lowerBoundary = -upperBoundary
    guard effort < Self.effortLimit else { return }
    // One failure alone tells no flake from a test that always fails.
    draw(\.upperBoundary, beyond: min(failureWeight, upperBoundary)) { test in
      let expected = test.expected(at: low, leaving: 1e-5)
      return expected.atLeast + expected.undecided
    }
    draw(\.lowerBoundary, beyond: 0) { 1 - $0.expected(at: high, leaving: 1e-5).atLeast }
  }

  /// About how many trials the test takes at the high rate, times the failures that are open then.
  private var effort: Double {
    let trials = upperBoundary / (high * failureWeight + (1 - high) * passWeight)
    return trials * (1 + (upperBoundary - lowerBoundary) / failureWeight)
  }

  /// Moves a boundary as near to another as the errors allow; at first it holds for sure.
  private mutating func draw(
    _ boundary: WritableKeyPath<SequentialTest, Double>, beyond nearest: Double,
    error: (SequentialTest) -> Double
  ) {
    var (far, near) = (self[keyPath: boundary], nearest)
    for _ in 0..<12 {
      var test = self
      let middle = (far + near) / 2
      test[keyPath: boundary] = middle
      if error(test) <= errorLimit { far = middle } else { near = middle }
    }
    self[keyPath: boundary] = far
  }

  /// What so many failures among so many trials say; nil while they do not suffice.
  public func answer(failures: Int, runs: Int) -> Answer? {
    let evidence = Double(failures) * failureWeight + Double(runs - failures) * passWeight
    if evidence >= upperBoundary { return .atLeast }
    return evidence <= lowerBoundary ? .atMost : nil
  }

  /// The first trial after which the outcomes suffice, counted from one, and what they say.
  public func stop(_ failed: some Sequence<Bool>) -> (after: Int, answer: Answer)? {
    var failures = 0
    var runs = 0
    for hasFailed in failed {
      runs += 1
      if hasFailed { failures += 1 }
      if let answer = answer(failures: failures, runs: runs) { return (runs, answer) }
    }
    return nil
  }
}

extension SequentialTest: LosslessStringConvertible {
  /// The two rates, such as `0.001,0.01`.
  public var description: String { "\(low),\(high)" }

  /// Reads two rates with a comma between.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]) else {
      return nil
    }
    self.init(low: low, high: high)
  }
}
