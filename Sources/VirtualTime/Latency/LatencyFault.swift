/// An error in the parameters of a ``LatencyDistribution``.
public enum LatencyFault: Error, Hashable, Sendable {
  /// A duration is below zero; names the parameter.
  case negativeDuration(parameter: String, value: VirtualDuration)
  /// The shortest duration is longer than the longest.
  case reversedRange(from: VirtualDuration, through: VirtualDuration)
  /// The sigma of a logarithm is negative or not a finite number.
  case unusableSigma(Double)
  /// There are no measurements to draw from.
  case noSamples
  /// There are more measurements than a distribution may have.
  case sampleLimitExceeded(count: Int, limit: Int)
  /// A mixture has no parts.
  case noParts
  /// A mixture has more parts than it may.
  case partLimitExceeded(count: Int, limit: Int)
  /// The weight of a part, counted from 1, is negative or not a finite number.
  case unusableWeight(part: Int, weight: Double)
  /// All weights of a mixture are zero, or their sum is not finite.
  case unusableWeightSum(Double)
  /// Mixtures are nested too deeply.
  case depthLimitExceeded(limit: Int)
  /// A part of a mixture, counted from 1, has a fault.
  indirect case part(Int, LatencyFault)
}

extension LatencyFault: CustomStringConvertible {
  /// The fault in words.
  public var description: String {
    switch self {
    case .negativeDuration(let parameter, let value):
      "A latency's \(parameter) must not be negative: \(value)."
    case .reversedRange(let shortest, let longest):
      "A latency cannot lie between \(shortest) and \(longest): the range is reversed."
    case .unusableSigma(let sigma):
      "A latency's sigma must be a finite number, zero or more: \(sigma)."
    case .noSamples:
      "An empirical latency needs at least one sample."
    case .sampleLimitExceeded(let count, let limit):
      "An empirical latency has at most \(limit) samples: \(count) were given."
    case .noParts:
      "A mixture of latencies needs at least one part."
    case .partLimitExceeded(let count, let limit):
      "A mixture of latencies has at most \(limit) parts: \(count) were given."
    case .unusableWeight(let part, let weight):
      "The weight of part \(part) of a mixture must be a finite number, zero or more: \(weight)."
    case .unusableWeightSum(let sum):
      "The weights of a mixture must add up to a finite number above zero: \(sum)."
    case .depthLimitExceeded(let limit):
      "Mixtures of latencies nest at most \(limit) deep."
    case .part(let part, let fault):
      "In part \(part) of a mixture: \(fault)"
    }
  }
}
