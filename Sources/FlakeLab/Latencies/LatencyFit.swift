public import VirtualTime

/// A distribution fitted to measured durations by maximum likelihood, with its goodness of fit.
public struct LatencyFit: Sendable, Equatable {
  /// A family of laws.
  public enum Family: String, CaseIterable, Sendable {
    /// Exponential: the wait for an event that is equally likely at every moment.
    case exponential
    /// A long tail.
    case logNormal
    /// Two log-normal parts: responses from a cache, and all others.
    case cached
  }

  /// The family.
  public let family: Family
  /// The distribution; its description contains the parameters.
  public let law: LatencyDistribution
  /// The logarithm of the likelihood, with durations in seconds.
  public let logLikelihood: Double
  /// Akaike's information criterion; the distribution with the lowest value is the best.
  public let criterion: Double
  /// The greatest distance of the distribution from the measurements (Kolmogorov-Smirnov), 0 to 1.
  public let distance: Double
  /// The probability of at least this distance if the distribution is the true one.
  ///
  /// It is too high, because the parameters are fitted to the same measurements. A low value still
  /// shows a bad fit.
  public let probability: Double

  /// The fewest durations to which a distribution is fitted.
  public static let fewestSamples: Int = 8

  /// The fits of all families, best first; empty if there are too few durations.
  public static func all(of samples: [VirtualDuration]) -> [LatencyFit] {
    let seconds = samples.map(\.inSeconds).filter { $0 > 0 }.sorted()
    guard seconds.count >= fewestSamples, seconds.count == samples.count,
      let least = seconds.first, let greatest = seconds.last, greatest > least
    else { return [] }
    return Family.allCases.compactMap { fit($0, seconds) }
      .sorted { $0.criterion < $1.criterion }
  }

  /// The best fit; nil if no distribution can be fitted.
  public static func best(of samples: [VirtualDuration]) -> LatencyFit? { all(of: samples).first }

  private static func fit(_ family: Family, _ seconds: [Double]) -> LatencyFit? {
    switch family {
    case .exponential:
      let mean = seconds.reduce(0, +) / Double(seconds.count)
      return LatencyFit(
        family, .exponential(mean: .seconds(mean)), parameters: 1, seconds
      ) { -$0 / mean - PortableMaths.ln(mean) }
    case .logNormal:
      let part = LogNormalPart(seconds.map { PortableMaths.ln($0) })
      return LatencyFit(family, part.law, parameters: 2, seconds) {
        part.logDensity(PortableMaths.ln($0))
      }
    case .cached:
      guard let mixture = LogNormalMixture(seconds.map { PortableMaths.ln($0) }) else { return nil }
      return LatencyFit(family, mixture.law, parameters: 5, seconds) {
        mixture.logDensity(PortableMaths.ln($0))
      }
    }
  }

  private init(
    _ family: Family, _ law: LatencyDistribution, parameters: Int, _ seconds: [Double],
    logDensity: (Double) -> Double
  ) {
    self.family = family
    self.law = law
    logLikelihood = seconds.reduce(0) { $0 + logDensity($1) }
    criterion = 2 * Double(parameters) - 2 * logLikelihood
    let count = Double(seconds.count)
    let distance = seconds.enumerated().reduce(0.0) { greatest, sample in
      let below = law.probability(atMost: .seconds(sample.element))
      return max(
        greatest, below - Double(sample.offset) / count, Double(sample.offset + 1) / count - below)
    }
    self.distance = distance
    let root = count.squareRoot()
    probability = KolmogorovDistribution.tail((root + 0.12 + 0.11 / root) * distance)
  }
}
