import SimulatedApp
import VirtualTime

/// A question of chance with too many answers is tried with a few that are spread over its range,
/// and with more where the test goes another way.
extension OrderSearch {
  /// The most answers of which each is tried.
  static let widestAnswer: UInt64 = 64
  /// The most questions of which a sample of answers is tried.
  private static let questionsSampled = 16
  /// The most answers that are tried between others, for one question.
  private static let splits = 16

  /// Tries a sample of the answers to a question, once in a search.
  mutating func sample(_ answer: RunOrder.Answer, of index: Int) {
    isSampled = true
    guard sampled.count < Self.questionsSampled, sampled[answer.text] == nil else { return }
    sampled[answer.text] = answer.bound
    var tried = [(value: answer.value, signature: runs[index].signature)]
    for value in Self.spread(below: answer.bound) {
      guard !isAtLimit else { return }
      tried.append((value, make(value, of: answer, in: index)))
    }
    tried.sort { $0.value < $1.value }
    for _ in 0..<Self.splits {
      guard !isAtLimit, let place = Self.widestChange(in: tried) else { return }
      let (low, high) = (tried[place].value, tried[place + 1].value)
      let middle = low + (high - low) / 2
      tried.insert((middle, make(middle, of: answer, in: index)), at: place + 1)
    }
  }

  /// Tries other answers to all sampled questions together, once in a search; true if a run matches
  /// `stop`.
  ///
  /// A failure may need several answers at once, as an order of shuffled values does.
  mutating func combineSamples(until stop: (Run) -> Bool) -> Bool {
    guard isSampled, !hasCombined else { return false }
    hasCombined = true
    let questions = sampled.sorted { $0.key < $1.key }
    for number in 0..<UInt64(Self.combinations) where !isAtLimit {
      var plan = SteeringPlan()
      for (question, bound) in questions {
        plan.answers[question] = mixed(stableHash(question.utf8) ^ mixed(number)) % bound
      }
      let known = runs.count
      appendIfNew(maker.run(plan))
      if runs[known...].contains(where: stop) { return true }
    }
    return false
  }

  /// How many times other answers are tried to all sampled questions together.
  private static let combinations = 100

  /// Runs the test with an answer; returns the signature of the run.
  private mutating func make(
    _ value: UInt64, of answer: RunOrder.Answer, in index: Int
  ) -> [Int] {
    var plan = runs[index].plan
    plan.answers[answer.text] = value
    let run = maker.run(plan)
    appendIfNew(run)
    return run.signature
  }

  /// The place of the two neighbours that are furthest apart among those that differ.
  private static func widestChange(in tried: [(value: UInt64, signature: [Int])]) -> Int? {
    let gap = { (place: Int) in tried[place + 1].value - tried[place].value }
    return tried.indices.dropLast()
      .filter { gap($0) > 1 && tried[$0].signature != tried[$0 + 1].signature }
      .max { (gap($0), $1) < (gap($1), $0) }
  }

  /// Both ends of a range, and one answer in each of sixteen equal parts.
  ///
  /// The place in each part differs, because some code reads only the lower bits of a number.
  static func spread(below bound: UInt64) -> [UInt64] {
    let width = bound / 16
    return [bound - 1, 0] + (0..<16).map { $0 * width + mixed($0 + 1) % width }
  }
}
