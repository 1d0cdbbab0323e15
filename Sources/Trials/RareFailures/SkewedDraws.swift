package import VirtualTime

/// The draws of one run, taken from a skewed mixture instead of their own distributions.
///
/// Each draw is stored as the normal value of its quantile, so without a skew all are standard
/// normal. Half of the runs get given answers to questions of chance.
package final class SkewedDraws {
  /// One part of a mixture: a normal curve for each of some draws, and one around zero for the
  /// others.
  struct Part {
    var weight: Double
    var means: [Double] = []
    var deviations: [Double] = []
    /// The deviation of the draws without a separate curve.
    var others = 1.0

    /// The logarithms of the deviations, which are subtracted from the logarithm of the density.
    var logDeviations: [Double] = []

    /// Computes the logarithms once for many runs.
    func prepared() -> Part {
      var part = self
      part.logDeviations = deviations.map(PortableMaths.ln)
      part.logOthers = PortableMaths.ln(others)
      return part
    }

    /// The logarithm of ``others``.
    var logOthers = 0.0

    func logDeviation(_ draw: Int) -> Double {
      draw < logDeviations.count ? logDeviations[draw] : logOthers
    }
    func mean(_ draw: Int) -> Double { draw < means.count ? means[draw] : 0 }
    func deviation(_ draw: Int) -> Double {
      draw < deviations.count ? deviations[draw] : others
    }
  }

  private let parts: [Part]
  private let part: Part
  private var chance: ChanceSource
  /// The values drawn, with the numbers of their draws.
  private(set) var values: [(draw: Int, value: Double)] = []
  private var names: NameNumbers
  private var answers: GivenAnswers

  /// Begins a run by drawing the part of the mixture that it uses.
  init(
    parts: [Part], answers: [[String: UInt64]] = [], names: NameNumbers, seed: Seed
  ) {
    self.parts = parts
    self.names = names
    chance = SeedSequence(seed: seed).source(named: "skewed draws")
    let total = parts.reduce(0) { $0 + $1.weight }
    var left = chance.unit() * total
    part =
      parts.first { part in
        left -= part.weight
        return left < 0
      } ?? parts[parts.count - 1]
    self.answers = GivenAnswers(answers, &chance)
  }

  /// The numbers of the names, including new ones.
  var knownNames: NameNumbers { names }

  /// Draws a latency; a name identifies one draw of a run.
  package func latency(of name: String, law: LatencyDistribution) -> VirtualDuration {
    if let only = law.onlyValue { return only }
    return law.sample(at: Fraction(nearest: quantile(of: name)))
  }

  /// Draws a quantile, 0 to 1.
  func quantile(of name: String) -> Double {
    let draw = names.number(of: name)
    let value = part.mean(draw) + part.deviation(draw) * standardNormal()
    values.append((draw, value))
    return PortableMaths.normalProbability(value)
  }

  /// The answer that the run's own answers give to a question, else the drawn one; nil for
  /// questions without given answers.
  package func answer(to question: ChanceQuestion, named name: String) -> UInt64? {
    answers.answer(to: question, named: name)
  }

  /// The probability of these draws under their own distributions, divided by that under the
  /// mixture.
  var weight: Double {
    let total = parts.reduce(0) { $0 + $1.weight }
    let density = parts.reduce(0.0) { sum, part in
      let log = values.reduce(0.0) { sum, drawn in
        let deviation = part.deviation(drawn.draw)
        let z = (drawn.value - part.mean(drawn.draw)) / deviation
        return sum + 0.5 * (drawn.value * drawn.value - z * z) - part.logDeviation(drawn.draw)
      }
      return sum + part.weight / total * PortableMaths.exp(Swift.min(log, 700))
    }
    return density > 0 ? answers.weight / density : 0
  }

  private func standardNormal() -> Double {
    PortableMaths.normalQuantile(chance.fraction().value)
  }
}
