extension FlakeRate {
  /// The rate that the true one does not exceed, with a confidence: what one can promise for a fix.
  ///
  /// The one-sided bound of Clopper and Pearson. No failure in 1,000 runs gives 0.30 % at 95 %.
  ///
  /// - Parameter confidence: above 0 and below 1.
  /// - Returns: a rate, 0 to 1.
  public func atMost(confidence: Double) -> Double {
    guard failures < runs else { return 1 }
    return IncompleteBeta.quantile(
      Self.probability(confidence), a: Double(failures) + 1, b: Double(runs - failures))
  }

  /// The rate that the true one does not fall below, with a confidence.
  ///
  /// - Parameter confidence: above 0 and below 1.
  /// - Returns: a rate, 0 to 1.
  public func atLeast(confidence: Double) -> Double {
    guard failures > 0 else { return 0 }
    return IncompleteBeta.quantile(
      1 - Self.probability(confidence), a: Double(failures), b: Double(runs - failures) + 1)
  }

  /// A number clamped to 0...1; NaN becomes 1, which promises nothing.
  static func probability(_ number: Double) -> Double {
    number.isNaN ? 1 : min(max(number, 0), 1)
  }
}
