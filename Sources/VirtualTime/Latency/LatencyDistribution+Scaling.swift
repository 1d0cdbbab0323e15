extension LatencyDistribution {
  /// The distribution with all durations multiplied by a factor.
  package func scaled(by factor: Double) -> LatencyDistribution {
    guard factor != 1 else { return self }
    switch shape {
    case .fixed(let duration): return .fixed(duration * factor)
    case .uniform(let shortest, let longest):
      return .uniform(from: shortest * factor, through: longest * factor)
    case .normal(let mean, let deviation):
      return .normal(mean: mean * factor, deviation: deviation * factor)
    case .logNormal(let median, let sigma): return .logNormal(median: median * factor, sigma: sigma)
    case .exponential(let mean): return .exponential(mean: mean * factor)
    case .empirical(let samples, let isInterpolated):
      return .empirical(samples.map { $0 * factor }, isInterpolated: isInterpolated)
    case .mixture(let parts):
      return .mixture(
        parts.map { WeightedLatency(weight: $0.weight, $0.latency.scaled(by: factor)) })
    }
  }
}
