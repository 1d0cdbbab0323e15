/// How long something takes: a distribution of durations that are never negative.
///
/// ```swift
/// let calm: LatencyDistribution = .logNormal(median: .milliseconds(300), sigma: 0.4)
/// let tunnel: LatencyDistribution = .mixture([
///   WeightedLatency(weight: 9, calm),
///   WeightedLatency(weight: 1, .uniform(from: .seconds(5), through: .seconds(20))),
/// ])
/// print(tunnel.mean, tunnel.quantile(0.99))
/// ```
///
/// Making one never fails: what is wrong with it stands in ``faults``, and while there is a fault
/// every draw is zero. One draw uses one random number, and results are the same on every machine.
public struct LatencyDistribution: Hashable, Sendable {
  /// The family and its parameters.
  package let shape: LatencyShape
  /// What is wrong with the parameters; empty for a distribution that can be drawn from.
  public let faults: [LatencyFault]
  /// What sampling needs and the parameters do not say at once: for a normal distribution the part
  /// that is cut off, for a mixture the running sum of the weights divided by their total.
  let prepared: [Double]
  /// How deep mixtures stand in mixtures.
  let depth: Int

  init(_ shape: LatencyShape) {
    let depth = shape.depth
    let faults = shape.faults(depth: depth)
    self.shape = shape
    self.depth = depth
    self.faults = faults
    prepared = faults.isEmpty ? shape.prepared : []
  }
}

/// One part of a ``LatencyDistribution/mixture(_:)``.
public struct WeightedLatency: Hashable, Sendable {
  /// How often this part is drawn, compared with the other parts' weights.
  public let weight: Double
  /// What this part draws.
  public let latency: LatencyDistribution

  /// Makes a part of a mixture.
  public init(weight: Double, _ latency: LatencyDistribution) {
    self.weight = weight
    self.latency = latency
  }
}

extension LatencyDistribution {
  /// Always the same duration, which draws nothing.
  public static func fixed(_ duration: VirtualDuration) -> LatencyDistribution {
    LatencyDistribution(.fixed(duration))
  }

  /// Every duration between two is equally likely.
  public static func uniform(
    from shortest: VirtualDuration, through longest: VirtualDuration
  ) -> LatencyDistribution {
    LatencyDistribution(.uniform(from: shortest, through: longest))
  }

  /// A bell curve, of which the part below zero is cut off.
  ///
  /// Durations below zero are not moved to zero: the rest of the curve is scaled up, as if they
  /// were drawn again. The parameters are those of the whole curve, so ``mean`` lies above `mean`
  /// where the cut part counts.
  public static func normal(
    mean: VirtualDuration, deviation: VirtualDuration
  ) -> LatencyDistribution {
    LatencyDistribution(.normal(mean: mean, deviation: deviation))
  }

  /// A curve with a long tail: the logarithm of the duration has a bell curve.
  ///
  /// - Parameters:
  ///   - median: the duration that half of the draws exceed.
  ///   - sigma: the standard deviation of the duration's natural logarithm; 0.5 is a calm network,
  ///     1 a bad one.
  /// - Returns: the distribution.
  public static func logNormal(median: VirtualDuration, sigma: Double) -> LatencyDistribution {
    LatencyDistribution(.logNormal(median: median, sigma: sigma))
  }

  /// Waiting for something that is equally likely at every moment.
  public static func exponential(mean: VirtualDuration) -> LatencyDistribution {
    LatencyDistribution(.exponential(mean: mean))
  }

  /// Measured durations.
  ///
  /// - Parameters:
  ///   - samples: the measurements, in any order.
  ///   - isInterpolated: `false` draws the measurements themselves, each equally often; `true`
  ///     draws between neighbours too, on straight lines from the least sample to the greatest.
  /// - Returns: the distribution.
  public static func empirical(
    _ samples: [VirtualDuration], isInterpolated: Bool = false
  ) -> LatencyDistribution {
    LatencyDistribution(.empirical(samples.sorted(), isInterpolated: isInterpolated))
  }

  /// One of several distributions, each as often as its weight says.
  public static func mixture(_ parts: [WeightedLatency]) -> LatencyDistribution {
    LatencyDistribution(.mixture(parts))
  }
}
