import VirtualTime

/// The failure rate that each wait of a test may have so that the whole test keeps its rate.
public enum FailureBudget {
  /// The rate of each wait.
  ///
  /// If 20 waits together may fail a test in 0.15 % of its runs, each may fail in 0.0075 %.
  ///
  /// - Parameters:
  ///   - rate: the rate at which the test may fail, 0 to 1.
  ///   - waits: the number of its waits, which fail independently; at least one.
  /// - Returns: the rate for each wait, 0 to 1.
  public static func perWait(ofTestRate rate: Double, waits: Int) -> Double {
    -PortableMaths.expm1(
      PortableMaths.ln1p(-FlakeRate.probability(rate)) / Double(max(1, waits)))
  }
}
