/// The estimated probability of a rare failure, with a confidence interval.
public struct RareFlakeEstimate: Sendable, Equatable {
  /// The contribution of one kind of failure.
  public struct Part: Sendable, Equatable {
    /// The first line of the failure.
    public let summary: String
    /// Its probability, 0 to 1.
    public let probability: Double
  }

  /// The probability of a failure in one run, 0 to 1.
  public let probability: Double
  /// The lower end of the interval that contains the true probability with 95 %.
  public let lowerBound: Double
  /// The upper end of that interval.
  public let upperBound: Double
  /// The number of runs, including those of the search.
  public let runs: Int
  /// The number of failures among the runs of the estimate.
  public let failures: Int
  /// The kinds of failure, the most probable first.
  public let parts: [Part]

  /// The number of plain reruns that would give the same precision.
  public var plainRuns: Double {
    let error = (upperBound - lowerBound) / 4
    guard probability > 0, error > 0 else { return 0 }
    return probability * (1 - probability) / (error * error)
  }
}

extension RareFlakeEstimate: CustomStringConvertible {
  /// The estimate as text, such as `1.02e-06 (9.4e-07 to 1.1e-06)`.
  public var description: String {
    "\(Self.short(probability)) (\(Self.short(lowerBound)) to \(Self.short(upperBound)))"
  }

  /// A number with three significant digits and a power of ten.
  static func short(_ number: Double) -> String {
    guard number > 0, number.isFinite else { return "0" }
    var (digits, power) = (number, 0)
    while digits < 1 { (digits, power) = (digits * 10, power - 1) }
    while digits >= 10 { (digits, power) = (digits / 10, power + 1) }
    let rounded = Int((digits * 100).rounded())
    let rest = rounded % 100
    return "\(rounded / 100).\(rest < 10 ? "0" : "")\(rest)e\(power)"
  }
}
