import VirtualTime

/// A question of chance with few answers that came up in a run.
package struct DrawnAnswer: Sendable, Equatable {
  /// The same in every run in which it is asked.
  package let name: String
  /// The happening in which it was asked, by its place in the trace; nil before the first.
  package let happening: Int?
  /// What came out.
  package let value: UInt64
  /// How many answers there were.
  package let bound: UInt64
  /// The probability of the answer 1 among two; nil where all are equally likely.
  private let probability: Double?

  /// Keeps what came of a question.
  init(_ name: String, to question: ChanceQuestion, asked: UInt64?, in happening: Int?) {
    self.name = name
    self.happening = happening
    value = min(asked ?? question.drawn, question.bound - 1)
    bound = question.bound
    probability = question.probability
  }

  /// How rare an answer is: its probability where others are likelier, else 1.
  package func rarity(of value: UInt64) -> Double {
    guard let probability, bound == 2 else { return 1 }
    let own = value == 1 ? probability : 1 - probability
    return own < 0.5 ? own : 1
  }
}
