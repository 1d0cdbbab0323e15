extension LatencyDistribution {
  /// The range of durations that can be drawn, without the rarest at both ends.
  ///
  /// - Parameter tail: the share of the draws left out at each unbounded end; a bounded
  ///   distribution, such as a uniform one, is kept completely.
  /// - Returns: the shortest and the longest of the remaining durations.
  package func range(leavingOut tail: Double) -> ClosedRange<VirtualDuration> {
    if let onlyValue { return onlyValue...onlyValue }
    switch shape {
    case .fixed(let duration): return duration...duration
    case .uniform(let shortest, let longest): return shortest...longest
    case .empirical(let samples, _):
      return (samples.first ?? .zero)...(samples.last ?? .zero)
    case .mixture(let parts):
      let ranges = parts.filter { $0.weight > 0 }.map { $0.latency.range(leavingOut: tail) }
      let shortest = ranges.map(\.lowerBound).min() ?? .zero
      return shortest...(ranges.map(\.upperBound).max() ?? shortest)
    case .normal, .logNormal, .exponential:
      let shortest = quantile(tail)
      return shortest...Swift.max(shortest, quantile(1 - tail))
    }
  }

  /// The parts of that range that can be drawn, from the shortest to the longest; no draw lies
  /// between two parts.
  package func support(leavingOut tail: Double) -> [ClosedRange<VirtualDuration>] {
    guard onlyValue == nil else { return [range(leavingOut: tail)] }
    switch shape {
    case .mixture(let parts):
      return Self.joined(
        parts.filter { $0.weight > 0 }.flatMap { $0.latency.support(leavingOut: tail) })
    case .empirical(let samples, isInterpolated: false): return Self.joined(samples.map { $0...$0 })
    default: return [range(leavingOut: tail)]
    }
  }

  /// The ranges sorted by their beginnings, with overlapping or adjacent ones joined.
  private static func joined(
    _ ranges: [ClosedRange<VirtualDuration>]
  ) -> [ClosedRange<VirtualDuration>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      guard let last = joined.last, range.lowerBound <= last.upperBound else {
        return joined.append(range)
      }
      joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
    }
  }

  /// The smallest draw that gives at least a duration; nil if none does.
  ///
  /// For a mixture it is in the first part that reaches the duration from below.
  package func fraction(of duration: VirtualDuration) -> Fraction? {
    guard case .mixture(let parts) = shape, faults.isEmpty, onlyValue == nil else {
      return fractionByHalving(of: duration)
    }
    var longer: Fraction?
    for (index, part) in parts.enumerated() where part.weight > 0 {
      guard let inner = part.latency.fraction(of: duration) else { continue }
      let lower = index == 0 ? 0 : prepared[index - 1]
      let whole = Fraction(nearest: lower + (prepared[index] - lower) * inner.value)
      if part.latency.range(leavingOut: 0x1p-52).lowerBound <= duration { return whole }
      longer = longer ?? whole
    }
    return longer
  }

  private func fractionByHalving(of duration: VirtualDuration) -> Fraction? {
    guard sample(at: Fraction(step: Fraction.steps - 1)) >= duration else { return nil }
    var low: UInt64 = 0
    var high = Fraction.steps - 1
    while low < high {
      let middle = low + (high - low) / 2
      if sample(at: Fraction(step: middle)) >= duration {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Fraction(step: low)
  }
}
