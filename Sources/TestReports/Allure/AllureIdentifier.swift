import VirtualTime

/// Identifiers derived from what they identify: a test has the same one in every run.
enum AllureIdentifier {
  /// 128 bits of a text, in hexadecimal digits.
  static func digits(of text: String) -> String {
    [UInt8(1), 2].map { salt in
      // Hashes of short texts share their high bits; mixing spreads the differences.
      let hash = mixed(stableHash([salt] + Array(text.utf8)))
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// A UUID of version 8, whose bits an application may choose freely.
  static func uuid(of text: String) -> String {
    var digits = Array(digits(of: text))
    digits[12] = "8"
    digits[16] = "a"
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return parts.map { String(digits[$0]) }.joined(separator: "-")
  }
}
