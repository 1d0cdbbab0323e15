import VirtualTime

/// Unlikely answers to questions of chance that one run of an estimate is given.
///
/// Half of the runs leave all answers to chance; the others get one of some sets of answers, each
/// equally often.
struct GivenAnswers {
  private let sets: [[String: UInt64]]
  /// The set that this run uses; nil leaves all answers to chance.
  private let chosen: Int?
  /// For each set, how much more likely the answers so far are in runs that get it.
  private var factors: [Double]

  /// Chooses the set of a run.
  init(_ sets: [[String: UInt64]], _ chance: inout ChanceSource) {
    self.sets = sets
    factors = Array(repeating: 1, count: sets.count)
    guard !sets.isEmpty, chance.unit() < 0.5 else {
      chosen = nil
      return
    }
    chosen = min(sets.count - 1, Int(chance.unit() * Double(sets.count)))
  }

  /// The answer to a question; nil if no set has one, so that nothing is weighted.
  mutating func answer(to question: ChanceQuestion, named name: String) -> UInt64? {
    let having = sets.indices.filter { (sets[$0][name] ?? question.bound) < question.bound }
    guard !having.isEmpty else { return nil }
    let wanted = chosen.flatMap { having.contains($0) ? sets[$0][name] : nil }
    let given = wanted ?? question.drawn
    for place in having {
      factors[place] *= sets[place][name] == given ? 1 / question.probability(of: given) : 0
    }
    return given
  }

  /// The probability of the answers, divided by that with which such runs give them.
  var weight: Double {
    guard !sets.isEmpty else { return 1 }
    return 1 / (0.5 + 0.5 * factors.reduce(0, +) / Double(sets.count))
  }
}
