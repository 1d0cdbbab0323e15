import VirtualTime

/// A normal distribution of the logarithms of durations in seconds.
struct LogNormalPart: Sendable, Equatable {
  var mean: Double
  var deviation: Double

  /// The smallest deviation; without it, a part could shrink to one duration with infinite
  /// likelihood.
  static let narrowest = 0.01

  init(mean: Double, deviation: Double) {
    self.mean = mean
    self.deviation = max(Self.narrowest, deviation)
  }

  /// Fits weighted logarithms; nil gives all the same weight.
  init(_ logarithms: [Double], weights: [Double]? = nil) {
    let weights = weights ?? Array(repeating: 1, count: logarithms.count)
    let total = weights.reduce(0, +)
    let mean = zip(logarithms, weights).reduce(0) { $0 + $1.0 * $1.1 } / total
    let variance = zip(logarithms, weights).reduce(0) {
      $0 + $1.1 * ($1.0 - mean) * ($1.0 - mean)
    }
    self.init(mean: mean, deviation: (variance / total).squareRoot())
  }

  var law: LatencyDistribution {
    .logNormal(median: .seconds(PortableMaths.exp(mean)), sigma: deviation)
  }

  /// The logarithm of the density of the duration, not of its logarithm.
  func logDensity(_ logarithm: Double) -> Double {
    let z = (logarithm - mean) / deviation
    return -0.5 * z * z - PortableMaths.ln(deviation) - 0.5 * PortableMaths.ln(2 * Double.pi)
      - logarithm
  }
}

/// Two log-normal parts: first the fast one, such as a cache, then the slow one.
struct LogNormalMixture: Sendable, Equatable {
  private let share: Double
  private let fast: LogNormalPart
  private let slow: LogNormalPart

  private static let rounds = 200

  /// Fits sorted logarithms (expectation-maximisation); nil if they have only one part.
  init?(_ logarithms: [Double]) {
    let gaps = logarithms.indices.dropFirst(2).dropLast(2)
    guard
      let split = gaps.max(by: {
        logarithms[$0] - logarithms[$0 - 1] < logarithms[$1] - logarithms[$1 - 1]
      })
    else { return nil }
    var share = Double(split) / Double(logarithms.count)
    var fast = LogNormalPart(Array(logarithms[..<split]))
    var slow = LogNormalPart(Array(logarithms[split...]))
    for _ in 0..<Self.rounds {
      let weights = logarithms.map { value in
        1
          / (1 + (1 - share) / share
            * PortableMaths.exp(slow.logDensity(value) - fast.logDensity(value)))
      }
      let total = weights.reduce(0, +)
      let next = total / Double(logarithms.count)
      guard next > 0.005, next < 0.995 else { return nil }
      let isSettled = abs(next - share) < 1e-9
      share = next
      fast = LogNormalPart(logarithms, weights: weights)
      slow = LogNormalPart(logarithms, weights: weights.map { 1 - $0 })
      if isSettled { break }
    }
    self.share = share
    self.fast = fast
    self.slow = slow
  }

  var law: LatencyDistribution {
    .mixture([
      WeightedLatency(weight: share, fast.law), WeightedLatency(weight: 1 - share, slow.law),
    ])
  }

  func logDensity(_ logarithm: Double) -> Double {
    let (one, two) = (fast.logDensity(logarithm), slow.logDensity(logarithm))
    let greatest = max(one, two)
    return greatest
      + PortableMaths.ln(
        share * PortableMaths.exp(one - greatest) + (1 - share) * PortableMaths.exp(two - greatest))
  }
}
