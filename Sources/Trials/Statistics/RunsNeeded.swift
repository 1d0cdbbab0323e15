import VirtualTime

/// How many runs it takes to see a flake, and what some runs can show.
///
/// ```swift
/// RunsNeeded.toSee(rate: 0.01, confidence: 0.95)  // 299
/// RunsNeeded.visibleRate(runs: 10, confidence: 0.95)  // 0.26: ten reruns show little
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

  /// The least rate of which some runs show a failure, with a confidence; 1 without runs.
  public static func visibleRate(runs: Int, confidence: Double) -> Double {
    guard runs > 0 else { return 1 }
    return -PortableMaths.expm1(
      PortableMaths.ln1p(-FlakeRate.probability(confidence)) / Double(runs))
  }

  /// The probability that some runs neither all pass nor all fail.
  public static func chanceOfMixedResults(rate: Double, runs: Int) -> Double {
    let rate = FlakeRate.probability(rate)
    guard runs > 1 else { return 0 }
    return max(0, 1 - PortableMaths.power(rate, runs) - PortableMaths.power(1 - rate, runs))
  }

  /// The fewest runs with mixed results, with a confidence; nil where a billion are too few.
  public static func toSeeMixedResults(rate: Double, confidence: Double) -> Int? {
    guard rate > 0, rate < 1, confidence > 0, confidence < 1 else { return nil }
    return Int.first(in: 2...1_000_000_000) {
      chanceOfMixedResults(rate: rate, runs: $0) >= confidence
    }
  }
}
