import VirtualTime

/// The number of runs needed to see a flaky failure.
///
/// ```swift
/// RunsNeeded.toSee(rate: 0.01, confidence: 0.95)  // 299
/// ```
public enum RunsNeeded {
  /// The fewest runs that contain a failure with a confidence; nil if no number does.
  ///
  /// - Parameters:
  ///   - rate: the rate at which a run fails, above 0, up to 1.
  ///   - confidence: above 0 and below 1.
  /// - Returns: the number of runs.
  public static func toSee(rate: Double, confidence: Double) -> Int? {
    guard rate > 0, rate <= 1, confidence > 0, confidence < 1 else { return nil }
    guard rate < 1 else { return 1 }
    return Int(
      exactly: max(1, (PortableMaths.ln1p(-confidence) / PortableMaths.ln1p(-rate)).rounded(.up)))
  }
}
