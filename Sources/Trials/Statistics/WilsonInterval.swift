import VirtualTime

/// The interval of Wilson around a rate: good to look at, as in a chart.
///
/// It is narrower than ``FlakeRate`` and holds its confidence on average only: of rare flakes it
/// covers 90 % where it says 95 %. Promise with ``FlakeRate``, draw with this.
public struct WilsonInterval: Sendable, Equatable {
  /// The lower end, 0 to 1.
  public let lowerBound: Double
  /// The upper end, 0 to 1.
  public let upperBound: Double

  /// Makes the interval of a rate.
  ///
  /// - Parameters:
  ///   - rate: failures among runs; without runs everything from 0 to 1 is left.
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
