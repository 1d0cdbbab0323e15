/// A plural form: name one in a string table.
///
/// Every language has `other`; Unicode's rules say which of the others it has.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The form for a number in a language; an unknown language uses the English rules.
  package init(of number: Double, in language: String) {
    self = PluralRule(for: language).category(of: PluralOperands(number))
  }
}

/// The properties of a number that plural rules use, named by the letters of Unicode's CLDR.
struct PluralOperands {
  /// The whole part, without its sign.
  let i: UInt64
  /// The digits after the decimal point, as a number; 0 for a whole number.
  let f: UInt64
  /// The number of digits after the decimal point.
  let v: Int

  /// Reads the properties of a number written with the fewest digits.
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

  func isJust(_ number: UInt64) -> Bool { isWhole && i == number }

  /// Whether the last digits of a whole number are in a range.
  func ends(in range: ClosedRange<UInt64>, of modulus: UInt64) -> Bool {
    isWhole && range.contains(i % modulus)
  }
}
