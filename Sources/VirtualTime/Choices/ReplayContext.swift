/// What a run depends on besides its choices, as short check digits that a token carries.
///
/// A token replays only the run that it came from. With another app, other faults or other
/// latencies the same choices mean something else.
package struct ReplayContext: Hashable, Sendable {
  /// What a run depends on.
  package enum Part: Int, CaseIterable, Sendable {
    case test, app, model, faults, latencies, device
  }

  /// The digits of all parts in order.
  package let text: String

  /// How many digits there are for each part.
  private static let digits = 3
  /// How many digits there are in all.
  package static let length = digits * Part.allCases.count

  /// Makes the context of a run from a number for each part, which is the same for equal parts.
  package init(_ number: (Part) -> UInt64) {
    text = Part.allCases.map { part in
      let digits = ReplayDigits.text(mixed(number(part)) & 0x7FFF)
      return String(repeating: "0", count: Self.digits - digits.count) + digits
    }.joined()
  }

  /// Parses the digits of a token; nil if their number or the digits are invalid.
  package init?(digits: String) {
    guard digits.utf8.count == Self.length,
      digits.utf8.allSatisfy({ ReplayDigits.value(of: $0) != nil })
    else { return nil }
    text = digits
  }

  /// The parts in which another run differs.
  package func differences(from other: ReplayContext) -> [Part] {
    Part.allCases.filter { digits(of: $0) != other.digits(of: $0) }
  }

  private func digits(of part: Part) -> Substring {
    text.dropFirst(part.rawValue * Self.digits).prefix(Self.digits)
  }
}
