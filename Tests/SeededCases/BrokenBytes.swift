/// Texts with some damage, for tests of all that reads what people and programs write.
package enum BrokenBytes {
  /// Bytes that make most formats go wrong more often than chance would.
  private static let nasty: [UInt8] =
    Array("{}[]()<>\",:;=\\'/0-1e9.$\n\r\t #é".utf8) + [0x00, 0x7F, 0xC0, 0xE2, 0xED, 0xFF]

  /// A text with one to four changes, which depend on the seed alone; a change may also put one of
  /// some pieces of the format anywhere.
  package static func of(_ text: String, pieces: [String] = [], seed: UInt64) -> [UInt8] {
    of(Array(text.utf8), pieces: pieces, seed: seed)
  }

  /// Bytes with one to four changes, which depend on the seed alone.
  package static func of(_ bytes: [UInt8], pieces: [String] = [], seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var bytes = bytes
    let pieces = pieces.map { Array($0.utf8) } + nasty.map { [$0] }
    for _ in 0...numbers.below(4) {
      let start = numbers.below(bytes.count + 1)
      let end = min(bytes.count, start + numbers.below(40))
      switch numbers.below(5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: numbers.one(of: pieces), at: start)
      case 2: bytes.replaceSubrange(start..<end, with: numbers.one(of: pieces))
      case 3: bytes.removeSubrange(start...)
      default: bytes.insert(contentsOf: bytes[start..<end], at: numbers.below(bytes.count + 1))
      }
    }
    return bytes
  }
}
