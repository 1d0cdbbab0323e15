/// Why a run did not follow its ``ReplayToken``, or was not recorded completely.
package enum ReplayFault: Error, Hashable, Sendable {
  /// A choice had fewer answers than the token expected; the last answer was used.
  case valueOutOfBound(index: Int, value: UInt64, bound: UInt64)
  /// The run ended before it reached some of the token's choices.
  case choicesNotReached(count: Int, first: Int)
  /// The run made more choices than are recorded; the later ones are missing from the record.
  case recordLimitReached(limit: Int)
}

extension ReplayFault: CustomStringConvertible {
  /// The fault in words.
  package var description: String {
    switch self {
    case .valueOutOfBound(let index, let value, let bound):
      "Choice \(index) has \(bound) answers, but the replay token asks for number \(value)."
    case .choicesNotReached(let count, let first):
      "The run ended before \(count) of the replay token's choices; the first is choice \(first)."
    case .recordLimitReached(let limit):
      "The run made more than \(limit) choices, which is the limit of the record."
    }
  }
}
