/// What sort of question a ``Choice`` answers.
package enum ChoiceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A whole number below a bound.
  case integer
  /// A latency, by its step among ``Fraction/steps``.
  case latency
  /// Whether something happens: 0 for no, 1 for yes.
  case outcome
  /// Which of several events due at one instant fires first, counted in sequence order.
  case tie
}

extension ChoiceKind: CustomStringConvertible {
  /// The kind in one word.
  package var description: String {
    switch self {
    case .integer: "integer"
    case .latency: "latency"
    case .outcome: "outcome"
    case .tie: "tie"
    }
  }
}

/// One recorded answer of chance or order: who asked, what came out, what could have.
package struct Choice: Hashable, Sendable {
  /// Who asked; ``ChoiceRecorder/name(of:)`` gives the name.
  package let source: ChanceSourceID
  /// What was asked.
  package let kind: ChoiceKind
  /// The answer, below ``bound``.
  package let value: UInt64
  /// How many answers were possible; at least two.
  package let bound: UInt64

  /// Makes a choice.
  package init(source: ChanceSourceID, kind: ChoiceKind, value: UInt64, bound: UInt64) {
    self.source = source
    self.kind = kind
    self.value = value
    self.bound = bound
  }
}

/// Names a source of chance within one ``ChoiceRecorder``; good for that recorder alone.
package struct ChanceSourceID: Hashable, Sendable {
  /// The source's place in the order in which sources were first asked for.
  package let index: Int

  /// Makes the name of a place.
  package init(index: Int) {
    self.index = index
  }
}
