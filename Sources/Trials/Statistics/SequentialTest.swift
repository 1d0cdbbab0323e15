import VirtualTime

/// Decides between two failure rates as soon as the trials suffice: Wald's sequential test.
///
/// ```swift
/// let test = SequentialTest.standard
/// test.answer(failures: 0, runs: 326)  // .atMost
/// ```
///
/// The true rate is called low where it is `low` or less and high where it is `high` or more; each
/// is told wrongly in at most one run of twenty. Between the two either answer may come.
package struct SequentialTest: Sendable, Equatable {
  /// What the trials say.
  package enum Answer: String, Sendable {
    /// The rate is nearer to the low one.
    case atMost
    /// The rate is nearer to the high one.
    case atLeast
  }

  /// The low rate, above 0.
  package let low: Double
  /// The high rate, below 1.
  package let high: Double
  /// The share of wrong answers at either rate.
  package static let error = 0.05

  private let passWeight: Double
  private let failureWeight: Double

  /// One in a thousand against one in a hundred.
  package static let standard = SequentialTest(checkedLow: 0.001, high: 0.01)

  /// Makes a test; nil unless the rates rise and lie between 0 and 1.
  package init?(low: Double, high: Double) {
    guard low > 0, low < high, high < 1 else { return nil }
    self.init(checkedLow: low, high: high)
  }

  private init(checkedLow low: Double, high: Double) {
    self.low = low
    self.high = high
    passWeight = PortableMaths.ln((1 - high) / (1 - low))
    failureWeight = PortableMaths.ln(high / low)
  }

  /// What so many failures among so many trials say; nil while they do not suffice.
  package func answer(failures: Int, runs: Int) -> Answer? {
    let evidence = Double(failures) * failureWeight + Double(runs - failures) * passWeight
    let bound = PortableMaths.ln((1 - Self.error) / Self.error)
    if evidence >= bound { return .atLeast }
    return evidence <= -bound ? .atMost : nil
  }

  /// The first trial after which the outcomes suffice, counted from one, and what they say.
  package func stop(_ failed: some Sequence<Bool>) -> (after: Int, answer: Answer)? {
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
  package var description: String { "\(low),\(high)" }

  /// Reads two rates with a comma between.
  package init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]) else {
      return nil
    }
    self.init(low: low, high: high)
  }
}
