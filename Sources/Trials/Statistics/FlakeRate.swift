/// The rate at which a flow failed, with a 95 % confidence interval of the true rate.
///
/// The interval is that of Clopper and Pearson. It is exact: it covers the true rate with at least
/// 95 %, also without any failure.
public struct FlakeRate: Sendable, Equatable {
  /// Trials that failed.
  public let failures: Int
  /// Trials that were made.
  public let runs: Int
  /// The smallest rate that is plausible after the trials, 0 to 1.
  public let lowerBound: Double
  /// The greatest rate that is plausible after the trials, 0 to 1.
  public let upperBound: Double

  /// The confidence of the interval.
  public static let confidence: Double = 0.95

  /// Makes the rate from a number of failures among a number of trials.
  ///
  /// Invalid numbers are clamped: none is negative, and there are never more failures than runs.
  public init(failures: Int, runs: Int) {
    self.runs = max(0, runs)
    self.failures = min(max(0, failures), self.runs)
    let tail = (1 - Self.confidence) / 2
    let failed = Double(self.failures)
    let passed = Double(self.runs - self.failures)
    lowerBound = failed == 0 ? 0 : IncompleteBeta.quantile(tail, a: failed, b: passed + 1)
    upperBound = passed == 0 ? 1 : IncompleteBeta.quantile(1 - tail, a: failed + 1, b: passed)
  }

  /// The share of the trials that failed, 0 to 1; 0 without trials.
  public var rate: Double { runs == 0 ? 0 : Double(failures) / Double(runs) }
}

extension FlakeRate: CustomStringConvertible {
  /// The rate as text, such as `3.1 % (2.1 to 4.4 %)`.
  public var description: String {
    "\(Self.percent(rate)) % (\(Self.percent(lowerBound)) to \(Self.percent(upperBound)) %)"
  }

  /// A share in per cent with one decimal, or with two below one per cent.
  package static func percent(_ share: Double) -> String {
    let places = share > 0 && share < 0.00995 ? 100.0 : 10.0
    let rounded = (share * 100 * places).rounded()
    let whole = Int(rounded / places)
    let rest = Int(rounded) - whole * Int(places)
    return "\(whole).\(places == 100 && rest < 10 ? "0" : "")\(rest)"
  }
}
