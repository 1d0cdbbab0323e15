/// A distribution of durations that are never negative.
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
/// Its initializers never fail: errors in the parameters are in ``faults``, and with a fault every
/// draw is zero. One draw uses one random number, and results are the same on every machine.
public struct LatencyDistribution: Hashable, Sendable {
  /// The family and its parameters.
  package let shape: LatencyShape
  /// The errors in the parameters; empty for a valid distribution.
  public let faults: [LatencyFault]
  /// Values precomputed for sampling: for a normal distribution the part that is cut off, for a
  /// mixture the running sum of the weights divided by their total.
  let prepared: [Double]
  /// The nesting depth of mixtures.
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
  /// The frequency of this part, relative to the other parts' weights.
  public let weight: Double
  /// The distribution of this part.
  public let latency: LatencyDistribution

  /// Makes a part of a mixture.
  public init(weight: Double, _ latency: LatencyDistribution) {
    self.weight = weight
    self.latency = latency
  }
}

extension LatencyDistribution {
  /// Always the same duration; it needs no random number.
  public static func fixed(_ duration: VirtualDuration) -> LatencyDistribution {
    LatencyDistribution(.fixed(duration))
  }

  /// All durations between two are equally likely.
  public static func uniform(
    from shortest: VirtualDuration, through longest: VirtualDuration
  ) -> LatencyDistribution {
    LatencyDistribution(.uniform(from: shortest, through: longest))
  }

  /// A normal distribution without its part below zero.
  ///
  /// Durations below zero are not moved to zero: the rest of the curve is scaled up, as if they
  /// were drawn again. The parameters are those of the whole curve, so ``mean`` is above `mean` if
  /// the part below zero is large.
  public static func normal(
    mean: VirtualDuration, deviation: VirtualDuration
  ) -> LatencyDistribution {
    LatencyDistribution(.normal(mean: mean, deviation: deviation))
  }

  /// A distribution with a long tail: the logarithm of the duration is normally distributed.
  ///
  /// - Parameters:
  ///   - median: the duration that half of the draws exceed.
  ///   - sigma: the standard deviation of the duration's natural logarithm; 0.5 is typical of a
  ///     good network, 1 of a bad one.
  /// - Returns: the distribution.
  public static func logNormal(median: VirtualDuration, sigma: Double) -> LatencyDistribution {
    LatencyDistribution(.logNormal(median: median, sigma: sigma))
  }

  /// An exponential distribution: the wait for an event that is equally likely at every moment.
  public static func exponential(mean: VirtualDuration) -> LatencyDistribution {
    LatencyDistribution(.exponential(mean: mean))
  }

  /// Measured durations.
  ///
  /// - Parameters:
  ///   - samples: the measurements, in any order.
  ///   - isInterpolated: `false` draws only the measurements, all equally often; `true` also draws
  ///     values between neighbours by linear interpolation.
  /// - Returns: the distribution.
  public static func empirical(
    _ samples: [VirtualDuration], isInterpolated: Bool = false
  ) -> LatencyDistribution {
    LatencyDistribution(.empirical(samples.sorted(), isInterpolated: isInterpolated))
  }

  /// A mixture: one of several distributions, chosen in proportion to its weight.
  public static func mixture(_ parts: [WeightedLatency]) -> LatencyDistribution {
    LatencyDistribution(.mixture(parts))
  }
}
