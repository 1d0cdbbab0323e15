extension Lexer {
  /// Reads a whole number or a real one: `12`, `1.5`, `2e-3`, `0x1F`, `0o17`, `0b101`.
  mutating func number() throws(FormatError) -> Token.Kind {
    let start = offset
    let kind: Token.Kind
    if byte() == UInt8(ascii: "0"), let number = try prefixed() {
      kind = number
    } else {
      kind = decimal()
    }
    guard !isWordByte(byte()) else {
      throw failure(
        at: offset, expected: .endOfNumber, found: here, kind: .number)
    }
    if case .real(let value) = kind, !value.isFinite {
      throw failure(
        at: start, expected: .doubleRange,
        found: "\"\(written(from: start))\"", kind: .number)
    }
    return kind
  }

  private mutating func prefixed() throws(FormatError) -> Token.Kind? {
    let start = offset
    let radix: Int
    switch byte(1) | 0x20 {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: return nil
    }
    offset += 2
    let digits = offset
    while isWordByte(byte()) { offset += 1 }
    let written = String(decoding: bytes[digits..<offset], as: UTF8.self)
    if let value = UInt64(written, radix: radix) { return .integer(value) }
    throw failure(
      at: start, expected: .digits(base: radix),
      found: "\"\(self.written(from: start))\"", kind: .number)
  }

  private mutating func decimal() -> Token.Kind {
    let start = offset
    skipDigits()
    let whole = offset
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      offset += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let signed = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if isDigit(byte(signed ? 2 : 1)) {
        offset += signed ? 2 : 1
        skipDigits()
      }
    }
    let written = written(from: start)
    if offset == whole, let value = UInt64(written) { return .integer(value) }
    return .real(Double(written) ?? .infinity)
  }

  private mutating func skipDigits() {
    while isDigit(byte()) { offset += 1 }
  }

  private func written(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_")
  }
}
