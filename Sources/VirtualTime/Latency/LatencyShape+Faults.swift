extension LatencyShape {
  /// The most measurements of one distribution.
  static var sampleLimit: Int { 1_000_000 }
  /// The most parts of one mixture.
  static var partLimit: Int { 1_000 }
  /// The greatest nesting depth of mixtures.
  static var depthLimit: Int { 16 }

  /// The errors in the parameters, in the order of the parameters.
  func faults(depth: Int) -> [LatencyFault] {
    switch self {
    case .fixed(let duration):
      return negative("duration", duration)
    case .uniform(let shortest, let longest):
      let ends = negative("shortest duration", shortest) + negative("longest duration", longest)
      return shortest <= longest ? ends : ends + [.reversedRange(from: shortest, through: longest)]
    case .normal(let mean, let deviation):
      return negative("mean", mean) + negative("deviation", deviation)
    case .logNormal(let median, let sigma):
      let isUsable = sigma >= 0 && sigma.isFinite
      return negative("median", median) + (isUsable ? [] : [.unusableSigma(sigma)])
    case .exponential(let mean):
      return negative("mean", mean)
    case .empirical(let samples, _):
      return sampleFaults(samples)
    case .mixture(let parts):
      return depth > Self.depthLimit
        ? [.depthLimitExceeded(limit: Self.depthLimit)] : partFaults(parts)
    }
  }

  /// The fault of a duration below zero.
  private func negative(_ parameter: String, _ value: VirtualDuration) -> [LatencyFault] {
    value < .zero ? [.negativeDuration(parameter: parameter, value: value)] : []
  }

  /// The errors in sorted measurements.
  private func sampleFaults(_ samples: [VirtualDuration]) -> [LatencyFault] {
    guard let least = samples.first else { return [.noSamples] }
    guard samples.count <= Self.sampleLimit else {
      return [.sampleLimitExceeded(count: samples.count, limit: Self.sampleLimit)]
    }
    return negative("least sample", least)
  }

  /// The errors in the parts of a mixture.
  private func partFaults(_ parts: [WeightedLatency]) -> [LatencyFault] {
    guard !parts.isEmpty else { return [.noParts] }
    guard parts.count <= Self.partLimit else {
      return [.partLimitExceeded(count: parts.count, limit: Self.partLimit)]
    }
    var faults: [LatencyFault] = []
    for (number, part) in zip(1..., parts) {
      if !(part.weight >= 0 && part.weight.isFinite) {
        faults.append(.unusableWeight(part: number, weight: part.weight))
      }
      faults += part.latency.faults.map { .part(number, $0) }
    }
    let sum = parts.reduce(0) { $0 + $1.weight }
    if faults.isEmpty, !(sum > 0 && sum.isFinite) { faults.append(.unusableWeightSum(sum)) }
    return faults
  }
}
