extension LatencyDistribution {
  /// The mean of the distribution, rounded to a nanosecond; saturates if it is too large.
  public var mean: VirtualDuration {
    onlyValue ?? VirtualDuration(roundingNanoseconds: meanNanoseconds)
  }

  /// The average in nanoseconds, for a distribution without faults.
  private var meanNanoseconds: Double {
    if let onlyValue { return Double(onlyValue.nanoseconds) }
    switch shape {
    case .fixed(let duration):
      return Double(duration.nanoseconds)
    case .uniform(let shortest, let longest):
      return Double(shortest.nanoseconds) / 2 + Double(longest.nanoseconds) / 2
    case .normal(let mean, let deviation):
      let height = PortableMaths.normalDensity(mean / deviation)
      return Double(mean.nanoseconds)
        + Double(deviation.nanoseconds) * height / (1 - prepared[0])
    case .logNormal(let median, let sigma):
      return Double(median.nanoseconds) * PortableMaths.exp(sigma * sigma / 2)
    case .exponential(let mean):
      return Double(mean.nanoseconds)
    case .empirical(let samples, let isInterpolated):
      return average(of: samples, isInterpolated: isInterpolated)
    case .mixture(let parts):
      let weighted = parts.map { $0.weight * $0.latency.meanNanoseconds }
      return weighted.reduce(0, +) / parts.reduce(0) { $0 + $1.weight }
    }
  }

  /// The average of sorted measurements, or of the lines between them.
  private func average(of samples: [VirtualDuration], isInterpolated: Bool) -> Double {
    let sum = samples.reduce(0) { $0 + Double($1.nanoseconds) }
    guard isInterpolated, let least = samples.first, let greatest = samples.last else {
      return sum / Double(samples.count)
    }
    let ends = Double(least.nanoseconds) / 2 + Double(greatest.nanoseconds) / 2
    return (sum - ends) / Double(samples.count - 1)
  }
}
