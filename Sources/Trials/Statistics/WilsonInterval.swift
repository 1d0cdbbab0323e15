import VirtualTime

/// The Wilson interval of a rate, for charts.
///
/// It is narrower than that of ``FlakeRate`` and keeps its confidence only on average: for rare
/// flakes it covers 90 % where it claims 95 %. Use ``FlakeRate`` for promises and this interval for
/// drawings.
public struct WilsonInterval: Sendable, Equatable {
  /// The lower end, 0 to 1.
  public let lowerBound: Double
  /// The upper end, 0 to 1.
  public let upperBound: Double

  /// Makes the interval for a rate.
  ///
  /// - Parameters:
  ///   - rate: the failures among runs; without runs the interval is 0 to 1.
  ///   - confidence: above 0 and below 1.
  public init(_ rate: FlakeRate, confidence: Double = FlakeRate.confidence) {
    let z = PortableMaths.normalQuantile((1 + FlakeRate.probability(confidence)) / 2)
    guard rate.runs > 0, z.isFinite else {
      lowerBound = 0
      upperBound = 1
      return
    }
    let runs = Double(rate.runs)
    let share = z * z / runs
    let middle = (rate.rate + share / 2) / (1 + share)
    let spread = (rate.rate * (1 - rate.rate) / runs + share / (4 * runs)).squareRoot()
    let half = z * spread / (1 + share)
    lowerBound = rate.failures == 0 ? 0 : max(0, middle - half)
    upperBound = rate.failures == rate.runs ? 1 : min(1, middle + half)
  }
}
