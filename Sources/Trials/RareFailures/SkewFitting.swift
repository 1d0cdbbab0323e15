import VirtualTime

/// Fits a mixture of normal curves to failing draws, so that further runs fail often.
struct SkewFitting {
  /// The draws of a failing run, and the run's weight.
  struct Sample {
    let values: [(draw: Int, value: Double)]
    let weight: Double
  }

  /// The most curves.
  private static let mostParts = 6
  private static let rounds = 6
  /// The narrowest curve, in deviations of a draw.
  private static let narrowest = 1e-6

  private let samples: [Sample]
  private let draws: Int
  private let total: Double

  init?(_ samples: [Sample], draws: Int) {
    self.samples = samples.filter { $0.weight > 0 }
    self.draws = draws
    total = self.samples.reduce(0) { $0 + $1.weight }
    guard !self.samples.isEmpty, total > 0, total.isFinite else { return nil }
  }

  /// The mixture; its weights add up to one.
  func parts() -> [SkewedDraws.Part] {
    var parts = seeds().map { around($0) }
    for _ in 0..<Self.rounds { parts = improved(parts.map { $0.prepared() }) }
    return parts
  }

  /// Samples with large distances: first the one with the highest weight, then the one with the
  /// greatest product of weight and distance to those chosen.
  private func seeds() -> [Sample] {
    guard let first = samples.max(by: { $0.weight < $1.weight }) else { return [] }
    var chosen = [first]
    var distances = samples.map { distance($0, first) }
    while chosen.count < min(Self.mostParts, samples.count / 10) {
      let place = samples.indices.max {
        samples[$0].weight * distances[$0] < samples[$1].weight * distances[$1]
      }
      guard let place, distances[place] > 0 else { break }
      chosen.append(samples[place])
      for index in samples.indices {
        distances[index] = min(distances[index], distance(samples[index], samples[place]))
      }
    }
    return chosen
  }

  private func distance(_ one: Sample, _ two: Sample) -> Double {
    let other = dense(two)
    return one.values.reduce(0) {
      $0 + ($1.value - (other[$1.draw] ?? 0)) * ($1.value - (other[$1.draw] ?? 0))
    }
  }

  private func dense(_ sample: Sample) -> [Int: Double] {
    Dictionary(sample.values.map { ($0.draw, $0.value) }) { first, _ in first }
  }

  private func around(_ sample: Sample) -> SkewedDraws.Part {
    var part = SkewedDraws.Part(
      weight: 1, means: Array(repeating: 0, count: draws),
      deviations: Array(repeating: 1, count: draws))
    for (draw, value) in sample.values where draw < draws { part.means[draw] = value }
    return part
  }

  /// One round of expectation-maximisation.
  private func improved(_ parts: [SkewedDraws.Part]) -> [SkewedDraws.Part] {
    let shares = samples.map { self.shares(of: $0, in: parts) }
    return parts.indices.compactMap { index in
      let weights = samples.indices.map { samples[$0].weight * shares[$0][index] / total }
      let sum = weights.reduce(0, +)
      guard sum > 1e-6 else { return nil }
      let squares = weights.reduce(0) { $0 + $1 * $1 }
      return curve(weights, sum: sum, count: sum * sum / squares)
    }
  }

  private func shares(of sample: Sample, in parts: [SkewedDraws.Part]) -> [Double] {
    let logs = parts.map { part in
      sample.values.reduce(PortableMaths.ln(part.weight)) { sum, drawn in
        let z = (drawn.value - part.mean(drawn.draw)) / part.deviation(drawn.draw)
        return sum - 0.5 * z * z - part.logDeviation(drawn.draw)
      }
    }
    let greatest = logs.max() ?? 0
    let raw = logs.map { PortableMaths.exp($0 - greatest) }
    let sum = raw.reduce(0, +)
    return raw.map { $0 / sum }
  }

  /// Weighted means and deviations; the deviations are wider if the effective number of samples is
  /// small.
  private func curve(_ weights: [Double], sum: Double, count: Double) -> SkewedDraws.Part {
    var moments = [(weight: Double, first: Double, second: Double)](
      repeating: (0, 0, 0), count: draws)
    for (sample, weight) in zip(samples, weights) where weight > 0 {
      for (draw, value) in sample.values where draw < draws {
        moments[draw].weight += weight
        moments[draw].first += weight * value
        moments[draw].second += weight * value * value
      }
    }
    var part = SkewedDraws.Part(weight: sum)
    for moment in moments {
      guard moment.weight > 0 else {
        part.means.append(0)
        part.deviations.append(1)
        continue
      }
      let mean = moment.first / moment.weight
      let variance = max(0, moment.second / moment.weight - mean * mean)
      let widening = 1.2 * (1 + 4 / count)
      part.means.append(mean)
      part.deviations.append(max(Self.narrowest, variance.squareRoot() * widening))
    }
    return part
  }
}
