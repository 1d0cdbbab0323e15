import VirtualTime

/// How many runs it takes to see a flake.
///
/// ```swift
/// RunsNeeded.toSee(rate: 0.01, confidence: 0.95)  // 299
/// ```
public enum RunsNeeded {
  /// The fewest runs of which at least one fails, with a confidence; nil where no number does.
  ///
  /// - Parameters:
  ///   - rate: how often a run fails, above 0, up to 1.
  ///   - confidence: above 0 and below 1.
  /// - Returns: a number of runs.
  public static func toSee(rate: Double, confidence: Double) -> Int? {
    guard rate > 0, rate <= 1, confidence > 0, confidence < 1 else { return nil }
    guard rate < 1 else { return 1 }
    return Int(
      exactly: max(1, (PortableMaths.ln1p(-confidence) / PortableMaths.ln1p(-rate)).rounded(.up)))
  }
}
