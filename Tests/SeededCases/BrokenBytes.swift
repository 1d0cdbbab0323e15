/// Texts with some damage, for tests of all that reads what people and programs write.
package enum BrokenBytes {
  /// Bytes that make most formats go wrong more often than chance would.
  private static let nasty: [UInt8] =
    Array("{}[]()<>\",:;=\\'/0-1e9.$\n\r\t #é".utf8) + [0x00, 0x7F, 0xC0, 0xE2, 0xED, 0xFF]

  /// Values that are in the place of others, which keep the format around them whole.
  private static let values = [
    "1e300", "-1e300", "18446744073709551616", "-1", "0", "null", "true", "\"\"", "[]", "{}",
    "\"\\u\"", "\"1e300\"",
  ]

  /// A text with one to four changes, which depend on the seed alone; a change may also put one of
  /// some pieces of the format anywhere.
  package static func of(_ text: String, pieces: [String] = [], seed: UInt64) -> [UInt8] {
    of(Array(text.utf8), pieces: pieces, seed: seed)
  }

  /// Bytes with one to four changes, which depend on the seed alone.
  ///
  /// In a third of all cases the changes put other values in the place of some, so that the format
  /// around them stays whole and the damage reaches what uses the values.
  package static func of(_ bytes: [UInt8], pieces: [String] = [], seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var bytes = bytes
    let pieces = pieces.map { Array($0.utf8) } + nasty.map { [$0] }
    let onlyValues = numbers.below(3) == 0
    for _ in 0...numbers.below(4) {
      let start = numbers.below(bytes.count + 1)
      let end = min(bytes.count, start + numbers.below(40))
      switch onlyValues ? 4 : numbers.below(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: numbers.one(of: pieces), at: start)
      case 2: bytes.replaceSubrange(start..<end, with: numbers.one(of: pieces))
      case 3: bytes.removeSubrange(start...)
      case 4:
        let value = Array(numbers.one(of: values).utf8)
        bytes.replaceSubrange(word(at: start, in: bytes), with: value)
      default: bytes.insert(contentsOf: bytes[start..<end], at: numbers.below(bytes.count + 1))
      }
    }
    return bytes
  }

  /// The word or number around a place, with the quotes around it.
  private static func word(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    let isInside = { (byte: UInt8) in
      byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "+-._".utf8.contains(byte)
    }
    var start = bytes[..<place].lastIndex { !isInside($0) }.map { $0 + 1 } ?? 0
    var end = bytes[place...].firstIndex { !isInside($0) } ?? bytes.count
    let isQuoted = start > 0 && end < bytes.count && bytes[start - 1] == bytes[end]
    if isQuoted, "\"'".utf8.contains(bytes[end]) { (start, end) = (start - 1, end + 1) }
    return start..<end
  }
}
