import SimulatedApp
import VirtualTime

/// For a question of chance with too many answers, a few answers spread over its range are tried,
/// and more where the test goes another way.
extension OrderSearch {
  /// The most answers that a question can have for every one to be tried.
  static let widestAnswer: UInt64 = 64
  /// The most questions for which only a sample of answers is tried.
  private static let questionsSampled = 16
  /// The most answers that are tried between others, for each question.
  private static let splits = 16

  /// The answers to one question that were tried.
  struct Sample {
    /// How many answers there are.
    let bound: UInt64
    /// The run whose other answers are kept.
    let run: Int
    /// The answers with the signatures of their runs.
    var tried: [(value: UInt64, signature: [Int])]
    /// Whether all answers of the sample were tried, and not only the ends.
    var isWhole = false
  }

  /// Tries a sample of the answers to a question, once in a search; true if a run matches `stop`.
  mutating func sample(
    _ answer: RunOrder.Answer, of index: Int, onlyEnds isOfEnds: Bool, until stop: (Run) -> Bool
  ) -> Bool {
    isSampled = true
    guard sampled[answer.text] != nil || sampled.count < Self.questionsSampled else { return false }
    var sample =
      sampled[answer.text]
      ?? Sample(
        bound: answer.bound, run: index, tried: [(answer.value, runs[index].signature)])
    guard !sample.isWhole, !isOfEnds || sampled[answer.text] == nil else { return false }
    sample.isWhole = !isOfEnds
    defer { sampled[answer.text] = sample }
    for value in Self.spread(below: answer.bound).prefix(isOfEnds ? 2 : .max)
    where !sample.tried.contains(where: { $0.value == value }) {
      guard !isAtLimit else { return false }
      if tryAnswer(value, of: answer, in: &sample, until: stop) { return true }
    }
    return !isOfEnds && split(answer, in: &sample, until: stop)
  }

  /// Tries answers between two where the test goes another way; true if a run matches `stop`.
  private mutating func split(
    _ answer: RunOrder.Answer, in sample: inout Sample, until stop: (Run) -> Bool
  ) -> Bool {
    for _ in 0..<Self.splits {
      sample.tried.sort { $0.value < $1.value }
      guard !isAtLimit, let place = Self.widestChange(in: sample.tried, beyond: 1) else {
        return false
      }
      let (low, high) = (sample.tried[place].value, sample.tried[place + 1].value)
      if tryAnswer(low + (high - low) / 2, of: answer, in: &sample, until: stop) { return true }
    }
    return false
  }

  /// Runs the test with an answer; true if the run matches `stop`.
  private mutating func tryAnswer(
    _ value: UInt64, of answer: RunOrder.Answer, in sample: inout Sample, until stop: (Run) -> Bool
  ) -> Bool {
    var plan = runs[sample.run].plan
    plan.answers[answer.text] = value
    let run = maker.run(plan)
    sample.tried.append((value, run.signature))
    return isStopped(by: run, stop)
  }

  /// Tries other answers to all sampled questions together, once in a search; true if a run matches
  /// `stop`.
  ///
  /// A failure may need several answers at once, as an order of shuffled values does.
  mutating func combineSamples(until stop: (Run) -> Bool) -> Bool {
    guard !sampled.isEmpty, !hasCombined else { return false }
    hasCombined = true
    let questions = sampled.sorted { $0.key < $1.key }
    for number in 0..<UInt64(Self.combinations) where !isAtLimit {
      var plan = SteeringPlan()
      for (question, sample) in questions {
        plan.answers[question] = mixed(stableHash(question.utf8) ^ mixed(number)) % sample.bound
      }
      if isStopped(by: maker.run(plan), stop) { return true }
    }
    return false
  }

  /// How many times other answers are tried to all sampled questions together.
  private static let combinations = 100

  /// The place of the two neighbours that are furthest apart, among those that differ and are
  /// further apart than a distance.
  static func widestChange<Value: Comparable & Numeric>(
    in tried: [(value: Value, signature: [Int])], beyond least: Value
  ) -> Int? {
    let gap = { (place: Int) in tried[place + 1].value - tried[place].value }
    return tried.indices.dropLast()
      .filter { gap($0) > least && tried[$0].signature != tried[$0 + 1].signature }
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
