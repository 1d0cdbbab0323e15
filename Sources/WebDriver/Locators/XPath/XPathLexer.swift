/// A token of an XPath expression.
struct XPathToken: Equatable {
  enum Kind: Equatable {
    case name(String)
    case number(Double)
    case literal(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// The column of its first character, from 1.
  let column: Int

  /// The token in the words of a message.
  var words: String {
    switch kind {
    case .name(let name): "\"\(name)\""
    case .number(let number): XPathTexts.text(number)
    case .literal: "a text"
    case .sign(let sign): "\"\(sign)\""
    case .end: "the end"
    }
  }
}

/// Cuts an XPath expression into tokens.
struct XPathLexer {
  private let text: String
  private let characters: [Character]
  private var place = 0

  private static let signs = [
    "//", "::", "..", "!=", "<=", ">=", "/", "|", "+", "-", "=", "<", ">", "*", "(", ")", "[", "]",
    ".", "@", ",", "$", ":",
  ]

  static func tokens(of text: String) throws(LocatorFault) -> [XPathToken] {
    guard text.utf8.count <= LocatorLimits.bytes else {
      throw LocatorFault(
        "The XPath is longer than \(LocatorLimits.bytes) bytes, which is the limit.")
    }
    var lexer = XPathLexer(text: text, characters: Array(text))
    var tokens: [XPathToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private init(text: String, characters: [Character]) {
    self.text = text
    self.characters = characters
  }

  private mutating func next() throws(LocatorFault) -> XPathToken {
    while let next = peek, next.isWhitespace { place += 1 }
    let column = place + 1
    guard let first = peek else { return XPathToken(kind: .end, column: column) }
    if first == "\"" || first == "'" { return try literal(first, column) }
    if Self.isDigit(first) || first == "." && after.map(Self.isDigit) == true {
      return try number(column)
    }
    if first.isLetter || first == "_" {
      return XPathToken(kind: .name(name()), column: column)
    }
    guard let sign = Self.signs.first(where: { characters[place...].starts(with: $0) }) else {
      throw .at(column, of: "XPath", text, expected: "an expression", found: "\"\(first)\"")
    }
    place += sign.count
    return XPathToken(kind: .sign(sign), column: column)
  }

  private mutating func literal(
    _ quote: Character, _ column: Int
  ) throws(LocatorFault) -> XPathToken {
    let start = place + 1
    guard let end = characters[start...].firstIndex(of: quote) else {
      throw .at(
        column, of: "XPath", text, expected: "a text with its closing \(quote)", found: "the end")
    }
    place = end + 1
    return XPathToken(kind: .literal(String(characters[start..<end])), column: column)
  }

  private mutating func number(_ column: Int) throws(LocatorFault) -> XPathToken {
    let start = place
    while let next = peek, Self.isDigit(next) || next == "." { place += 1 }
    let number = XPathTexts.number(String(characters[start..<place]))
    guard !number.isNaN else {
      throw .at(
        column, of: "XPath", text, expected: "a number",
        found: "\"\(String(characters[start..<place]))\"")
    }
    return XPathToken(kind: .number(number), column: column)
  }

  private mutating func name() -> String {
    let start = place
    while let next = peek,
      next.isLetter || next.isNumber || next == "_" || next == "-" || next == "."
    {
      place += 1
    }
    return String(characters[start..<place])
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private var after: Character? { place + 1 < characters.count ? characters[place + 1] : nil }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
