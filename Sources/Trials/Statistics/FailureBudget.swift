import VirtualTime

/// What each wait of a test may fail at for the whole test to keep a rate.
public enum FailureBudget {
  /// The rate of each wait.
  ///
  /// 20 waits that shall fail a test at 0.15 % together may fail at 0.0075 % each.
  ///
  /// - Parameters:
  ///   - rate: how often the test may fail, 0 to 1.
  ///   - waits: how many waits it has, each of which fails on its own; at least one.
  /// - Returns: 0 to 1.
  public static func perWait(ofTestRate rate: Double, waits: Int) -> Double {
    -PortableMaths.expm1(
      PortableMaths.ln1p(-FlakeRate.probability(rate)) / Double(max(1, waits)))
  }
}
