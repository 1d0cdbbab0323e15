extension SwiftLexer {
  /// A string literal, or its beginning if it does not end.
  struct StringLiteral {
    let end: Int
    /// Its text; nil if it has several lines or interpolations.
    let words: String?
  }

  /// How deep literals may nest in interpolations; a deeper one ends with its line.
  static let depthLimit = 32

  /// The literal that begins at a byte, with its `#` signs; nil if there is none.
  func stringLiteral(at start: Int) -> StringLiteral? {
    let hashes = hashCount(start)
    let quote = start + hashes
    guard byte(quote) == UInt8(ascii: "\""), depth < Self.depthLimit else { return nil }
    let isLong = isAt("\"\"\"", quote)
    var place = quote + (isLong ? 3 : 1)
    var words: [UInt8]? = isLong ? nil : []
    while place < bytes.count {
      if let end = endOfLiteral(at: place, hashes, isLong) {
        return StringLiteral(end: end, words: words.map { String(decoding: $0, as: UTF8.self) })
      }
      if bytes[place] == UInt8(ascii: "\n"), !isLong { break }
      guard bytes[place] == UInt8(ascii: "\\"), hashCount(place + 1) >= hashes else {
        words?.append(bytes[place])
        place += 1
        continue
      }
      let mark = place + 1 + hashes
      if byte(mark) == UInt8(ascii: "(") {
        words = nil
        place = endOfInterpolation(mark, isLong: isLong)
      } else {
        place = escape(at: mark, &words)
      }
    }
    return StringLiteral(end: min(place, bytes.count), words: nil)
  }

  func hashCount(_ start: Int) -> Int {
    var count = 0
    while byte(start + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// The byte after the quotes that end a literal here; nil if there are none.
  private func endOfLiteral(at place: Int, _ hashes: Int, _ isLong: Bool) -> Int? {
    guard byte(place) == UInt8(ascii: "\"") else { return nil }
    guard !isLong || isAt("\"\"\"", place) else { return nil }
    let end = place + (isLong ? 3 : 1)
    return hashCount(end) >= hashes ? end + hashes : nil
  }

  /// Reads an escape after a backslash, and returns the byte behind it.
  private func escape(at mark: Int, _ words: inout [UInt8]?) -> Int {
    switch byte(mark) {
    case UInt8(ascii: "n"): words?.append(10)
    case UInt8(ascii: "t"): words?.append(9)
    case UInt8(ascii: "r"): words?.append(13)
    case UInt8(ascii: "0"): words?.append(0)
    case UInt8(ascii: "u") where byte(mark + 1) == UInt8(ascii: "{"):
      var place = mark + 2
      var code: UInt32 = 0
      while let digit = Self.hexDigit(byte(place)), place < mark + 10 {
        code = code << 4 | digit
        place += 1
      }
      guard byte(place) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(code) else { break }
      words?.append(contentsOf: Array(String(Character(scalar)).utf8))
      return place + 1
    case 10: return mark
    default: if mark < bytes.count { words?.append(bytes[mark]) }
    }
    return min(mark + 1, bytes.count)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The byte after the bracket that ends an interpolation, whose content is code like any other.
  private func endOfInterpolation(_ start: Int, isLong: Bool) -> Int {
    var inner = SwiftLexer(bytes, from: start, depth: depth + 1)
    return inner.endOfBrackets(isLong: isLong)
  }
}
