extension LatencyDistribution {
  /// Draws a duration from a stream.
  package func sample(using source: inout ChanceSource) -> VirtualDuration {
    onlyValue ?? sample(at: source.fraction())
  }

  /// The duration that belongs to a draw.
  ///
  /// Except for mixtures this is the quantile at the draw, so a greater draw gives a longer
  /// duration. A mixture uses the draw to choose a part and uses the rest of it for the draw from
  /// that part.
  package func sample(at fraction: Fraction) -> VirtualDuration {
    guard case .mixture(let parts) = shape, faults.isEmpty else {
      return quantile(fraction.value)
    }
    let draw = fraction.value
    let index = prepared.firstIndex { draw < $0 } ?? parts.count - 1
    let lower = index == 0 ? 0 : prepared[index - 1]
    let rest = Fraction(nearest: (draw - lower) / (prepared[index] - lower))
    return parts[index].latency.onlyValue ?? parts[index].latency.sample(at: rest)
  }

  /// The only duration that can be drawn, if there is only one; zero for a faulty distribution.
  package var onlyValue: VirtualDuration? {
    guard faults.isEmpty else { return .zero }
    switch shape {
    case .fixed(let duration):
      return duration
    case .uniform(let shortest, let longest):
      return shortest == longest ? shortest : nil
    case .normal(let mean, let deviation):
      return deviation == .zero ? mean : nil
    case .logNormal(let median, let sigma):
      return sigma == 0 || median == .zero ? median : nil
    case .exponential(let mean):
      return mean == .zero ? mean : nil
    case .empirical(let samples, _):
      return samples.first == samples.last ? samples.first : nil
    case .mixture(let parts):
      return onlyValue(of: parts.filter { $0.weight > 0 })
    }
  }

  /// The only duration that all parts give, or `nil`.
  private func onlyValue(of parts: [WeightedLatency]) -> VirtualDuration? {
    guard let first = parts.first?.latency.onlyValue else { return nil }
    return parts.dropFirst().allSatisfy { $0.latency.onlyValue == first } ? first : nil
  }
}
