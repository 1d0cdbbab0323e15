extension LatencyDistribution {
  /// The duration that a draw stays at or below with a given probability.
  ///
  /// `quantile(0.99)` is a timeout that one draw in a hundred exceeds. The probability is clamped
  /// to 0...1; for an unbounded tail, `quantile(1)` is ``VirtualDuration/max``. For a mixture it is
  /// found by bisection, to the nanosecond.
  public func quantile(_ probability: Double) -> VirtualDuration {
    if let onlyValue { return onlyValue }
    let p = probability > 0 ? Swift.min(probability, 1) : 0
    switch shape {
    case .fixed(let duration):
      return duration
    case .uniform(let shortest, let longest):
      return shortest + (longest - shortest) * p
    case .normal(let mean, let deviation):
      return normalQuantile(p, mean: mean, deviation: deviation)
    case .logNormal(let median, let sigma):
      return median * PortableMaths.exp(sigma * PortableMaths.normalQuantile(p))
    case .exponential(let mean):
      return mean * -PortableMaths.ln(1 - p)
    case .empirical(let samples, let isInterpolated):
      return isInterpolated ? interpolated(samples, p) : samples[nearestRank(p, of: samples.count)]
    case .mixture:
      return quantileByHalving(p)
    }
  }

  /// The quantile of a normal distribution cut at zero, computed from the nearer end of the curve.
  private func normalQuantile(
    _ p: Double, mean: VirtualDuration, deviation: VirtualDuration
  ) -> VirtualDuration {
    let kept = 1 - prepared[0]
    let lower = prepared[0] + p * kept
    let upper = (1 - p) * kept
    let deviations =
      lower < upper ? PortableMaths.normalQuantile(lower) : -PortableMaths.normalQuantile(upper)
    let real = Double(mean.nanoseconds) + Double(deviation.nanoseconds) * deviations
    return VirtualDuration(roundingNanoseconds: Swift.max(0, real))
  }

  /// The index of the first measurement such that a share `p` of all is at or below it.
  private func nearestRank(_ p: Double, of count: Int) -> Int {
    let rank = Int((p * Double(count)).rounded(.up))
    return Swift.min(Swift.max(rank, 1), count) - 1
  }

  /// The quantile on straight lines between sorted measurements.
  private func interpolated(_ samples: [VirtualDuration], _ p: Double) -> VirtualDuration {
    let position = p * Double(samples.count - 1)
    let index = Swift.min(Int(position), samples.count - 2)
    let step = samples[index + 1] - samples[index]
    return samples[index] + step * (position - Double(index))
  }

  /// The shortest duration whose probability reaches `p`, found by bisection.
  private func quantileByHalving(_ p: Double) -> VirtualDuration {
    var low: Int64 = 0
    var high = Int64.max
    while low < high {
      let middle = low + (high - low) / 2
      if probability(atMost: VirtualDuration(nanoseconds: middle)) >= p {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return VirtualDuration(nanoseconds: low)
  }
}
