extension Lexer {
  /// Reads a text between single or double quotes, with its escapes.
  mutating func string() throws(FormatError) -> Token.Kind {
    let start = offset
    let quote = byte()
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let next = bytes[offset]
      if next == quote {
        offset += 1
        return .string(String(decoding: content, as: UTF8.self))
      }
      if next == UInt8(ascii: "\\") {
        try escape(into: &content)
      } else {
        content.append(next)
        offset += 1
      }
    }
    let sign = quote == UInt8(ascii: "'") ? "'" : "\""
    throw failure(
      at: bytes.count, expected: .closingQuote(sign, openedAt: column(of: start)),
      found: "the end", kind: .unterminatedString)
  }

  private mutating func escape(into content: inout [UInt8]) throws(FormatError) {
    let start = offset
    offset += 1
    let letter = byte()
    switch letter {
    case UInt8(ascii: "u"):
      content += try String(unicodeEscape(from: start)).utf8
    case UInt8(ascii: "x"):
      offset += 1
      guard let value = hexadecimal(digits: 1...2) else {
        throw failure(
          at: offset, expected: .hexadecimalDigit, found: here, kind: .character)
      }
      content += String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      content += String(octalEscape()).utf8
    default:
      guard offset < bytes.count else { return }
      content.append(Self.controls[letter] ?? letter)
      offset += 1
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27,
  ]

  private mutating func octalEscape() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<3 where byte() >= UInt8(ascii: "0") && byte() <= UInt8(ascii: "7") {
      value = value * 8 + UInt32(byte() - UInt8(ascii: "0"))
      offset += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func unicodeEscape(from start: Int) throws(FormatError) -> Unicode.Scalar {
    offset += 1
    if let high = hexadecimal(digits: 4...4) {
      if let scalar = Unicode.Scalar(high) { return scalar }
      if high < 0xDC00, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
        offset += 2
        if let low = hexadecimal(digits: 4...4), low >= 0xDC00, low <= 0xDFFF,
          let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw failure(
      at: start, expected: .unicodeDigits,
      found: "\"\(String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self))\"",
      kind: .character)
  }

  private mutating func hexadecimal(digits: ClosedRange<Int>) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits.upperBound, let digit = hexadecimalDigit(byte()) {
      value = value * 16 + digit
      offset += 1
      count += 1
    }
    return digits.contains(count) ? value : nil
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
