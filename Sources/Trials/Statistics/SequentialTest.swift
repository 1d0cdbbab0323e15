import VirtualTime

/// Decides between two failure rates as soon as the trials suffice: Wald's sequential test.
///
/// ```swift
/// let test = SequentialTest.standard
/// test.answer(failures: 0, runs: 327)  // .atMost
/// ```
///
/// If the true rate is `low` or less, or `high` or more, the answer is wrong with a probability of
/// at most 5 %. Between the two rates, either answer may come. The boundaries are not Wald's, which
/// a single failure exceeds by far. They are the nearest ones whose exact error probabilities stay
/// within the limit.
public struct SequentialTest: Sendable, Equatable {
  /// The answer that the trials give.
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
  /// The highest probability of a wrong answer at either rate.
  public let errorLimit: Double

  /// The amounts that a failure and a pass add to the log-likelihood ratio.
  private let failureWeight: Double
  private let passWeight: Double
  /// The log-likelihood ratios at which there is an answer.
  private var upperBoundary: Double
  private var lowerBoundary: Double

  /// A test between the rates of one in a thousand and one in a hundred.
  ///
  /// Its boundaries are constants, because every process of a campaign would compute them again.
  public static let standard: SequentialTest = {
    var test = SequentialTest(waldLow: 0.001, high: 0.01, errorLimit: 0.05)
    (test.upperBoundary, test.lowerBoundary) = (2.302754318379925, -2.9555063763260927)
    return test
  }()

  /// The most computation for the nearest boundaries; above that, the test uses Wald's boundaries.
  private static let greatestEffort = 60_000.0

  /// Makes a test; nil unless `low` < `high`, both are between 0 and 1, and the limit is below 0.5.
  public init?(low: Double, high: Double, errorLimit: Double = 0.05) {
    guard low > 0, low < high, high < 1, errorLimit > 0, errorLimit < 0.5 else { return nil }
    // Computing the boundaries is slow, and every trial file contains the rates.
    let standard = Self.standard
    if (low, high, errorLimit) == (standard.low, standard.high, standard.errorLimit) {
      self = standard
      return
    }
    self = Self.nearest(low: low, high: high, errorLimit: errorLimit)
  }

  /// A test with Wald's boundaries.
  private init(waldLow low: Double, high: Double, errorLimit: Double) {
    self.low = low
    self.high = high
    self.errorLimit = errorLimit
    failureWeight = PortableMaths.ln(high / low)
    passWeight = PortableMaths.ln1p(-high) - PortableMaths.ln1p(-low)
    upperBoundary = -PortableMaths.ln(errorLimit)
    lowerBoundary = -upperBoundary
  }

  /// A test with the nearest boundaries, computed.
  static func nearest(low: Double, high: Double, errorLimit: Double) -> SequentialTest {
    var test = SequentialTest(waldLow: low, high: high, errorLimit: errorLimit)
    guard test.effort < greatestEffort else { return test }
    // A single failure cannot distinguish a flaky test from one that always fails.
    test.draw(\.upperBoundary, beyond: min(test.failureWeight, test.upperBoundary)) { test in
      let expected = test.expected(at: low, leaving: 1e-5)
      return expected.atLeast + expected.undecided
    }
    test.draw(\.lowerBoundary, beyond: 0) { 1 - $0.expected(at: high, leaving: 1e-5).atLeast }
    return test
  }

  /// The approximate number of trials at the high rate, times the number of undecided failure
  /// counts.
  private var effort: Double {
    let trials = upperBoundary / (high * failureWeight + (1 - high) * passWeight)
    return trials * (1 + (upperBoundary - lowerBoundary) / failureWeight)
  }

  /// Moves a boundary as near to a value as the errors allow; the starting boundary is always
  /// valid.
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

  /// The answer for a number of failures among trials; nil while the trials do not suffice.
  public func answer(failures: Int, runs: Int) -> Answer? {
    let evidence = Double(failures) * failureWeight + Double(runs - failures) * passWeight
    if evidence >= upperBoundary { return .atLeast }
    return evidence <= lowerBoundary ? .atMost : nil
  }

  /// The first trial after which the outcomes suffice, counted from 1, and the answer.
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

  /// Parses two rates separated by a comma.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]) else {
      return nil
    }
    self.init(low: low, high: high)
  }
}
