extension LatencyDistribution {
  /// The probability that a draw is at most a given duration.
  public func probability(atMost duration: VirtualDuration) -> Double {
    if let onlyValue { return duration >= onlyValue ? 1 : 0 }
    guard duration >= .zero else { return 0 }
    switch shape {
    case .fixed(let only):
      return duration >= only ? 1 : 0
    case .uniform(let shortest, let longest):
      return Swift.min(Swift.max(0, (duration - shortest) / (longest - shortest)), 1)
    case .normal(let mean, let deviation):
      let below = PortableMaths.normalProbability((duration - mean) / deviation)
      return Swift.max(0, below - prepared[0]) / (1 - prepared[0])
    case .logNormal(let median, let sigma):
      return PortableMaths.normalProbability(PortableMaths.ln(duration / median) / sigma)
    case .exponential(let mean):
      return 1 - PortableMaths.exp(-(duration / mean))
    case .empirical(let samples, let isInterpolated):
      return share(of: samples, atMost: duration, isInterpolated: isInterpolated)
    case .mixture(let parts):
      let shares = parts.map { $0.weight * $0.latency.probability(atMost: duration) }
      return shares.reduce(0, +) / parts.reduce(0) { $0 + $1.weight }
    }
  }

  /// The share of sorted measurements, or of the lines between them, at or below a duration.
  private func share(
    of samples: [VirtualDuration], atMost duration: VirtualDuration, isInterpolated: Bool
  ) -> Double {
    var below = 0
    var above = samples.count
    while below < above {
      let middle = (below + above) / 2
      if samples[middle] <= duration { below = middle + 1 } else { above = middle }
    }
    guard isInterpolated else { return Double(below) / Double(samples.count) }
    guard below > 0 else { return 0 }
    guard below < samples.count else { return 1 }
    let left = samples[below - 1]
    let part = (duration - left) / (samples[below] - left)
    return (Double(below - 1) + part) / Double(samples.count - 1)
  }
}
