public import VirtualTime

/// Upper bounds of durations from measurements alone, without a distribution (Wilks).
///
/// ```swift
/// let timeout = QuantileBound.duration(quantile: 0.99, of: loads)  // nil: too few to tell
/// ```
public enum QuantileBound {
  /// The rank, counted from 1, of the sorted sample that exceeds a quantile with a confidence; nil
  /// if not even the longest does.
  public static func rank(
    quantile: Double, among samples: Int, confidence: Double = 0.95
  ) -> Int? {
    guard quantile > 0, quantile < 1, confidence > 0, confidence < 1, samples > 0 else {
      return nil
    }
    let below = BinomialDistribution(runs: samples, rate: quantile)
    return Int.first(in: 1...samples) { below.probability(atMost: $0 - 1) >= confidence }
  }

  /// The duration that a share of all further ones does not exceed, with a confidence; nil if there
  /// are too few samples.
  public static func duration(
    quantile: Double, of samples: [VirtualDuration], confidence: Double = 0.95
  ) -> VirtualDuration? {
    rank(quantile: quantile, among: samples.count, confidence: confidence)
      .map { samples.sorted()[$0 - 1] }
  }
}
