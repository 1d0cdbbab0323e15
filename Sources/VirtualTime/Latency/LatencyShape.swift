/// The family of a ``LatencyDistribution`` with its given parameters.
package indirect enum LatencyShape: Hashable, Sendable {
  /// Always the same.
  case fixed(VirtualDuration)
  /// All durations between two, equally likely.
  case uniform(from: VirtualDuration, through: VirtualDuration)
  /// A normal distribution cut at zero.
  case normal(mean: VirtualDuration, deviation: VirtualDuration)
  /// A normal distribution of the logarithm.
  case logNormal(median: VirtualDuration, sigma: Double)
  /// Equally likely at every moment.
  case exponential(mean: VirtualDuration)
  /// Measurements, sorted.
  case empirical([VirtualDuration], isInterpolated: Bool)
  /// One of several.
  case mixture([WeightedLatency])
}

extension LatencyShape {
  /// The nesting depth of mixtures; 0 without a mixture.
  var depth: Int {
    guard case .mixture(let parts) = self else { return 0 }
    return 1 + (parts.map(\.latency.depth).max() ?? 0)
  }

  /// Values precomputed for sampling; see ``LatencyDistribution``.
  var prepared: [Double] {
    switch self {
    case .normal(let mean, let deviation):
      return [deviation > .zero ? PortableMaths.normalProbability(-(mean / deviation)) : 0]
    case .mixture(let parts):
      let total = parts.reduce(0) { $0 + $1.weight }
      var sum = 0.0
      return parts.map { part in
        sum += part.weight
        return sum / total
      }
    default:
      return []
    }
  }
}

extension LatencyDistribution: CustomStringConvertible {
  /// The family and its parameters, such as `normal(mean: 2.000 s, deviation: 100 ms)`.
  public var description: String {
    switch shape {
    case .fixed(let duration): "fixed(\(duration))"
    case .uniform(let shortest, let longest): "uniform(from: \(shortest), through: \(longest))"
    case .normal(let mean, let deviation): "normal(mean: \(mean), deviation: \(deviation))"
    case .logNormal(let median, let sigma): "logNormal(median: \(median), sigma: \(sigma))"
    case .exponential(let mean): "exponential(mean: \(mean))"
    case .empirical(let samples, let isInterpolated):
      "empirical(\(samples.count) samples\(isInterpolated ? ", interpolated" : ""))"
    case .mixture(let parts):
      "mixture(\(parts.map { "\($0.weight) × \($0.latency)" }.joined(separator: ", ")))"
    }
  }
}
