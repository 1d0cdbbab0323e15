import VirtualTime

/// A random choice among a few answers that was made in a run.
package struct DrawnAnswer: Sendable, Equatable {
  /// The name of the choice, which is the same in every run that makes it.
  package let name: String
  /// The index in the trace of the happening that made it; nil before the first happening.
  package internal(set) var happening: Int?
  /// The answer.
  package let value: UInt64
  /// The question, with the probabilities of its answers.
  private let question: ChanceQuestion

  /// Keeps the answer to a question.
  init(_ name: String, to question: ChanceQuestion, asked: UInt64?, in happening: Int?) {
    self.name = name
    self.happening = happening
    value = min(asked ?? question.drawn, question.bound - 1)
    self.question = question
  }

  /// How many answers were possible.
  package var bound: UInt64 { question.bound }

  /// The probability of an answer.
  package func probability(of value: UInt64) -> Double { question.probability(of: value) }

  /// The probability of an answer that is less likely than the other, else 1.
  package func rarity(of value: UInt64) -> Double {
    guard question.probability != nil else { return 1 }
    let own = question.probability(of: value)
    return own < 0.5 ? own : 1
  }
}
