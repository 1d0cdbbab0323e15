/// Cuts a format string into tokens, one at a time.
struct Lexer {
  let text: String
  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) throws(FormatError) {
    self.text = text
    bytes = Array(text.utf8)
    guard bytes.count <= FormatLimits.formatBytesMaximum else {
      throw FormatError(
        text: text, column: 1, expected: Expectation.formatBytes.words,
        found: "\(bytes.count)", suggestion: nil, kind: .limit)
    }
  }

  /// Reads the next token; at the end of the text it returns `end`, also repeatedly.
  mutating func next() throws(FormatError) -> Token {
    skipSpace()
    let start = offset
    let kind = try scan()
    return Token(kind: kind, start: start, end: offset)
  }

  /// The byte some places ahead, or 0 after the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = offset + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  /// Makes an error at a byte of the text.
  func failure(
    at offset: Int, expected: Expectation, found: String, suggestion: String? = nil,
    kind: FormatError.Kind
  ) -> FormatError {
    FormatError(
      text: text, column: column(of: offset), expected: expected.words, found: found,
      suggestion: suggestion, kind: kind)
  }

  /// The column of a byte: the first character is 1.
  func column(of offset: Int) -> Int {
    String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self).count + 1
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset] >= 0x80, let scalar = scalar(at: offset),
        scalar.properties.isWhitespace
      {
        offset += scalar.utf8.count
      } else {
        return
      }
    }
  }

  private mutating func scan() throws(FormatError) -> Token.Kind {
    guard offset < bytes.count else { return .end }
    switch byte() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try string()
    case UInt8(ascii: "%"):
      return .placeholder(try placeholder())
    case UInt8(ascii: "$"):
      return .variable(try nextWord(.variableName))
    case UInt8(ascii: "@"):
      return .collectionKey("@" + (try nextWord(.operatorName)))
    case UInt8(ascii: "#"):
      return .escapedWord(try nextWord(.escapedKey))
    default:
      if let word = word() { return selector(from: word) }
      return .symbol(try symbol())
    }
  }

  private mutating func nextWord(_ expected: Expectation) throws(FormatError) -> String {
    offset += 1
    if let word = word() { return word }
    throw failure(at: offset, expected: expected, found: here, kind: .character)
  }

  /// Reads letters, digits and underscores, if a word begins here.
  private mutating func word() -> String? {
    let start = offset
    while offset < bytes.count {
      let length = wordLength(first: offset == start)
      guard length > 0 else { break }
      offset += length
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// The length in bytes of the current character if it may be part of a word, else 0.
  private func wordLength(first: Bool) -> Int {
    switch byte() {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return first ? 0 : 1
    case 0x80...:
      guard let scalar = scalar(at: offset) else { return 0 }
      let properties = scalar.properties
      let fits = first ? properties.isIDStart : properties.isIDContinue
      return fits ? scalar.utf8.count : 0
    default:
      return 0
    }
  }

  private mutating func selector(from word: String) -> Token.Kind {
    let colon = UInt8(ascii: ":")
    guard byte() == colon, byte(1) != UInt8(ascii: "=") else { return .word(word) }
    var selector = word
    repeat {
      selector += ":"
      offset += 1
      guard let part = self.word() else { break }
      selector += part
    } while byte() == colon
    return .selector(selector)
  }

  private mutating func symbol() throws(FormatError) -> Symbol {
    for length in [2, 1] where offset + length <= bytes.count {
      let spelling = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
      guard let symbol = Self.symbols[spelling] else { continue }
      offset += length
      return symbol
    }
    throw failure(at: offset, expected: .token, found: here, kind: .character)
  }

  private static let symbols: [String: Symbol] = {
    var symbols = Dictionary(uniqueKeysWithValues: Symbol.allCases.map { ($0.rawValue, $0) })
    symbols["="] = .equal
    symbols["=<"] = .lessOrEqual
    symbols["=>"] = .greaterOrEqual
    symbols["<>"] = .notEqual
    return symbols
  }()

  /// The character at the current place, for messages.
  var here: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self)
    return rest.first.map { "\"\($0)\"" } ?? "the end"
  }

  /// Decodes the character that begins at a byte.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var source = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&source) else { return nil }
    return scalar
  }
}
