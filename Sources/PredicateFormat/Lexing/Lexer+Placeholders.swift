extension Lexer {
  /// Reads a conversion: `%@`, `%K`, `%d`, `%5.2f`, `%llu`, ...
  mutating func placeholder() throws(FormatError) -> Placeholder {
    let start = offset
    offset += 1
    skip(while: { "-+ #0123456789.".utf8.contains($0) })
    let letters = offset
    skip(while: { "hlLqjzt".utf8.contains($0) })
    let conversion = byte()
    if offset < bytes.count, conversion < 0x80 { offset += 1 }
    let written = String(decoding: bytes[letters..<offset], as: UTF8.self)
    switch conversion {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "K"): return .keyPath
    case _ where "diuDUxXoOp".utf8.contains(conversion): return .integer(written)
    case _ where "eEfFgGaA".utf8.contains(conversion): return .real(written)
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return .text(written)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character(written)
    default:
      throw failure(
        at: start, expected: .conversion,
        found: "\"\(String(decoding: bytes[start..<offset], as: UTF8.self))\"", kind: .character)
    }
  }

  private mutating func skip(while fits: (UInt8) -> Bool) {
    while offset < bytes.count, fits(bytes[offset]) { offset += 1 }
  }
}
