package import VirtualTime

/// Estimates the probability of a failure from runs whose draws are skewed towards it.
///
/// Runs are drawn from a mixture that is fitted to the failing draws of earlier runs (the
/// cross-entropy method). Each run is weighted by its probability under the app's distributions
/// divided by that under the mixture. The mixture contains the app's distributions as one part, so
/// that no weight is large.
package struct RareSampler {
  /// How many runs an estimate may take, and how precise it should be.
  package struct Effort: Sendable {
    /// The most runs, including those that fit the mixture.
    package var runLimit: Int
    /// The half width of the interval, as a share of the probability, at which sampling stops.
    package var precision: Double
    /// The most times that the mixture is fitted.
    let pilots: Int
    /// The runs of each fit.
    let pilotRuns: Int
    /// The fewest runs for an interval.
    let fewestRuns: Int

    /// Some ten thousand runs, for an estimate that a user requests.
    package static var thorough: Effort {
      Effort(runLimit: 100_000, precision: 0.1, pilots: 6, pilotRuns: 1_500, fewestRuns: 4_000)
    }

    /// A few thousand runs, for an estimate next to each finding of a search.
    package static var short: Effort {
      Effort(runLimit: 3_000, precision: 0.25, pilots: 4, pilotRuns: 300, fewestRuns: 1_000)
    }
  }

  /// How many runs it may take.
  package var effort: Effort = .thorough
  /// Sets of unlikely random answers with which runs may fail, by the names of their questions.
  package var answers: [[String: UInt64]] = []
  let seed: Seed
  /// Makes a run with some draws; returns its failure, or nil if it passes.
  let play: (SkewedDraws, Seed) -> TestFailure?

  private var names = NameNumbers()
  private var made = 0

  /// The effective number of failing runs that a fit should have.
  private static let enough = 400.0

  /// Prepares an estimate of how often runs fail.
  ///
  /// - Parameters:
  ///   - seed: decides every draw.
  ///   - play: makes a run with some draws; returns its failure, or nil if it passes.
  package init(seed: Seed, play: @escaping (SkewedDraws, Seed) -> TestFailure?) {
    self.seed = seed
    self.play = play
  }

  /// Estimates the probability.
  ///
  /// - Parameter witnesses: draws with which the run is known to fail, as normal values by name.
  /// - Returns: the estimate, even if it is less precise than wanted.
  package mutating func estimate(
    witnesses: [[(name: String, value: Double)]] = []
  ) -> RareFlakeEstimate {
    var parts = firstParts(witnesses).map { $0.prepared() }
    for _ in 0..<effort.pilots {
      let runs = min(effort.pilotRuns, (effort.runLimit - made) / 2)
      guard let fit = fit(parts, runs: runs) else { continue }
      parts = fit.parts.map { $0.prepared() }
      if fit.count >= Self.enough { break }
    }
    var sum = WeightedCount()
    while made < effort.runLimit, !sum.isPrecise(effort.precision, fewest: effort.fewestRuns) {
      guard let (weight, failure) = run(parts) else { break }
      sum.add(failure.map { (weight: weight, failure: $0) })
    }
    return sum.estimate(runs: made)
  }

  /// Wide curves everywhere, and narrower ones around draws that are known to fail.
  private mutating func firstParts(
    _ witnesses: [[(name: String, value: Double)]]
  ) -> [SkewedDraws.Part] {
    var parts = [1.0, 1.7, 2.5, 3.5].map { SkewedDraws.Part(weight: 0.1, others: $0) }
    for witness in witnesses {
      let numbered = witness.map { (names.number(of: $0.name), $0.value) }
      for deviation in [1, 0.3, 0.1, 0.02, 0.002, 0.000_2] {
        var part = SkewedDraws.Part(
          weight: 0.15 / Double(witnesses.count),
          means: Array(repeating: 0, count: names.count),
          deviations: Array(repeating: 1, count: names.count))
        for (number, value) in numbered {
          part.means[number] = value
          part.deviations[number] = deviation
        }
        parts.append(part)
      }
    }
    return parts
  }

  /// The mixture fitted to the failures among some runs, with their effective number; nil without
  /// failures.
  private mutating func fit(
    _ parts: [SkewedDraws.Part], runs: Int
  ) -> (parts: [SkewedDraws.Part], count: Double)? {
    var samples: [SkewFitting.Sample] = []
    for _ in 0..<max(0, runs) {
      guard let drawn = draw(parts) else { break }
      guard drawn.failure != nil else { continue }
      samples.append(SkewFitting.Sample(values: drawn.draws.values, weight: drawn.draws.weight))
    }
    guard let curves = SkewFitting(samples, draws: names.count)?.parts() else { return nil }
    let wider = curves.map { curve in
      var wide = curve
      wide.weight *= 0.25
      wide.deviations = curve.deviations.map { $0 * 1.8 }
      return wide
    }
    let whole = curves.reduce(0) { $0 + $1.weight }
    let sum = samples.reduce(0) { $0 + $1.weight }
    let squares = samples.reduce(0) { $0 + $1.weight * $1.weight }
    let rest = [
      SkewedDraws.Part(weight: 0.1 * whole), SkewedDraws.Part(weight: 0.08 * whole, others: 2),
    ]
    return (curves + wider + rest, sum * sum / squares)
  }

  private mutating func run(_ parts: [SkewedDraws.Part]) -> (weight: Double, failure: TestFailure?)?
  {
    draw(parts).map { ($0.failure == nil ? 0 : $0.draws.weight, $0.failure) }
  }

  private mutating func draw(
    _ parts: [SkewedDraws.Part]
  ) -> (draws: SkewedDraws, failure: TestFailure?)? {
    guard made < effort.runLimit else { return nil }
    let seed = seed.derived(made)
    made += 1
    let draws = SkewedDraws(parts: parts, answers: answers, names: names, seed: seed)
    let failure = play(draws, seed)
    names = draws.knownNames
    return (draws, failure)
  }
}

/// The sum of the weights of failing runs.
private struct WeightedCount {
  /// Half of the interval in standard errors: slightly more than the 1.96 of a normal distribution,
  /// because the error is only estimated.
  private static let deviations = 2.0

  private var runs = 0
  private var failures = 0
  private var sum = 0.0
  private var squares = 0.0
  private var parts: [FailureIdentity: (summary: String, weight: Double)] = [:]

  mutating func add(_ failed: (weight: Double, failure: TestFailure)?) {
    runs += 1
    guard let (weight, failure) = failed else { return }
    failures += 1
    sum += weight
    squares += weight * weight
    parts[failure.identity, default: (failure.summary, 0)].weight += weight
  }

  private var mean: Double { sum / Double(max(1, runs)) }

  /// The standard error of the mean, as a share of it.
  private var relativeError: Double {
    guard sum > 0, runs > 1 else { return .infinity }
    let variance = max(0, squares / Double(runs) - mean * mean) / Double(runs - 1)
    return variance.squareRoot() / mean
  }

  func isPrecise(_ precision: Double, fewest: Int) -> Bool {
    runs >= fewest && runs % 500 == 0 && failures >= 100
      && Self.deviations * relativeError <= precision
  }

  /// With failures, the interval is computed for the logarithm; without any, there is only an upper
  /// bound.
  func estimate(runs made: Int) -> RareFlakeEstimate {
    guard sum > 0 else {
      // At least a tenth of the runs used the app's own distributions.
      let plain = FlakeRate(failures: 0, runs: max(1, runs / 10))
      return RareFlakeEstimate(
        probability: 0, lowerBound: 0, upperBound: plain.upperBound, runs: made, failures: 0,
        parts: [])
    }
    let factor = PortableMaths.exp(Self.deviations * min(relativeError, 100))
    let parts = parts.values.sorted { ($1.weight, $0.summary) < ($0.weight, $1.summary) }.map {
      RareFlakeEstimate.Part(summary: $0.summary, probability: $0.weight / Double(runs))
    }
    return RareFlakeEstimate(
      probability: min(1, mean), lowerBound: min(1, mean / factor),
      upperBound: min(1, mean * factor), runs: made, failures: failures, parts: parts)
  }
}
