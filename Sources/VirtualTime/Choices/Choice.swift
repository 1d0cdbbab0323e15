/// The kind of question that a ``Choice`` answers.
package enum ChoiceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A whole number below a bound.
  case integer
  /// A latency, by its step among ``Fraction/steps``.
  case latency
  /// Whether an event happens: 0 for no, 1 for yes.
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

/// One recorded random choice or order: its source, its value and the number of possible values.
package struct Choice: Hashable, Sendable {
  /// The source that asked; ``ChoiceRecorder/name(of:)`` returns its name.
  package let source: ChanceSourceID
  /// The kind of question.
  package let kind: ChoiceKind
  /// The answer, below ``bound``.
  package let value: UInt64
  /// The number of possible answers; at least two.
  package let bound: UInt64
}

/// Identifies a source of random choices in one ``ChoiceRecorder``; valid only for that recorder.
package struct ChanceSourceID: Hashable, Sendable {
  /// The source's place in the order of first use.
  package let index: Int

  /// Makes the identifier for a place.
  package init(index: Int) {
    self.index = index
  }
}
