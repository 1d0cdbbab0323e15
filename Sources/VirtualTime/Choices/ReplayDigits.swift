/// Numbers in the format of ``ReplayToken``: base 32, with digits that are easy to distinguish.
enum ReplayDigits {
  /// The digits by value; `i`, `l`, `o` and `u` are left out (Crockford's base 32).
  static let alphabet: [UInt8] = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The description of a digit in errors.
  static let name = "0 to 9 or a to z without i, l, o, u"

  /// The value of a digit, or `nil` for any other character.
  static func value(of digit: UInt8) -> UInt64? {
    alphabet.firstIndex(of: digit).map { UInt64($0) }
  }

  /// A number without leading zeros.
  static func text(_ number: UInt64) -> String {
    var digits: [UInt8] = []
    var rest = number
    repeat {
      digits.append(alphabet[Int(rest & 31)])
      rest >>= 5
    } while rest > 0
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  /// A number in which `~` and a count replace zeros at the end.
  ///
  /// Values that a search makes, such as one half of all steps, become short in this way.
  static func shortText(_ number: UInt64) -> String {
    let full = text(number)
    let zeros = number.trailingZeroBitCount / 5
    guard number > 0, zeros > 2 else { return full }
    return full.dropLast(zeros) + "~" + text(UInt64(zeros))
  }

  /// The six check digits of the bytes of a token.
  static func check(of bytes: some Sequence<UInt8>) -> String {
    let digits = text(mixed(stableHash(bytes)) & 0x3FFF_FFFF)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
