/// A random choice of a run that a ``ChoiceSteering`` may decide instead.
package struct ChanceQuestion: Sendable, Equatable {
  /// The kind of question.
  package let kind: ChoiceKind
  /// The source that asks.
  package let source: ChanceSourceID
  /// The drawn answer.
  package let drawn: UInt64
  /// The number of answers, which are counted from 0.
  package let bound: UInt64
  /// The probability of the answer 1, for an outcome; nil if all answers are equally likely.
  package let probability: Double?

  /// Asks.
  package init(
    _ kind: ChoiceKind, from source: ChanceSourceID, drawn: UInt64, bound: UInt64,
    probability: Double? = nil
  ) {
    self.kind = kind
    self.source = source
    self.drawn = drawn
    self.bound = bound
    self.probability = probability
  }

  /// The probability of an answer.
  package func probability(of answer: UInt64) -> Double {
    guard let probability, bound == 2 else { return 1 / Double(bound) }
    return answer == 1 ? probability : 1 - probability
  }
}
