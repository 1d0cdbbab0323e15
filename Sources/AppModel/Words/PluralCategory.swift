/// A form that words take with a number: name one in a table of strings.
///
/// Every language has `other`; which of the rest it has is said by Unicode's rules.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The form that goes with a number in a language; one that is not known goes by English rules.
  package init(of number: Double, in language: String) {
    self = PluralRule(for: language).category(of: PluralOperands(number))
  }
}

/// What the rules of plurals ask of a number, by the letters of Unicode's CLDR.
struct PluralOperands {
  /// The whole part, without its sign.
  let i: UInt64
  /// The digits behind the point, as a number, and none for a whole number.
  let f: UInt64
  /// How many digits there are behind the point.
  let v: Int

  /// Takes a number apart as it is shown with the fewest digits.
  init(_ number: Double) {
    let size = number.isFinite ? min(abs(number), 1e15) : 0
    i = UInt64(size)
    let text = String(size)
    guard size != size.rounded(), !text.contains("e"), let point = text.firstIndex(of: ".") else {
      f = 0
      v = 0
      return
    }
    let digits = text[text.index(after: point)...]
    f = UInt64(digits) ?? 0
    v = digits.count
  }

  /// Whether the number is whole.
  var isWhole: Bool { v == 0 }

  /// Whether the number is this whole one.
  func isJust(_ number: UInt64) -> Bool { isWhole && i == number }

  /// Whether the last digits of a whole number are in a range.
  func ends(in range: ClosedRange<UInt64>, of modulus: UInt64) -> Bool {
    isWhole && range.contains(i % modulus)
  }
}
