/// Cuts Swift text into tokens; it never fails, even if the text is not Swift.
struct SwiftLexer {
  let bytes: [UInt8]
  /// How many interpolations enclose the text.
  let depth: Int
  private(set) var position: Int
  private var startsLine = true
  /// The last token that is not a comment.
  private(set) var lastToken: SwiftToken?
  private var output: [SwiftToken] = []

  /// Makes a lexer for a text's bytes; it may begin inside an interpolation.
  init(_ bytes: [UInt8], from position: Int = 0, depth: Int = 0) {
    self.bytes = bytes
    self.position = position
    self.depth = depth
  }

  mutating func tokens() -> [SwiftToken] {
    while position < bytes.count { step() }
    return output
  }

  /// The byte after the brackets that open here; in a single-line literal at most the end of the
  /// line.
  mutating func endOfBrackets(isLong: Bool) -> Int {
    var open = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case 10 where !isLong: return position
      default: break
      }
      step()
      if open == 0 { break }
    }
    return position
  }

  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  func isAt(_ text: StaticString, _ place: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { byte(place + $0) == wanted[$0] }
    }
  }

  private mutating func step() {
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "\n"):
      position += 1
      startsLine = true
    case 0...32: position += 1
    case UInt8(ascii: "/") where isAt("//", start):
      skipLine()
      add(.comment, from: start)
    case UInt8(ascii: "/") where isAt("/*", start):
      position = endOfBlockComment(start)
      add(.comment, from: start)
    case UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "/"): takeLiteralOrSign()
    case let first where Self.isNameByte(first): takeWordOrNumber()
    case UInt8(ascii: "`"): takeQuotedName()
    default:
      position += 1
      add(.sign, from: start)
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    output.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
    guard kind != .comment else { return }
    startsLine = false
    lastToken = output.last
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Where a block comment ends; comments may be nested.
  func endOfBlockComment(_ start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      if isAt("/*", place) {
        depth += 1
        place += 2
      } else if isAt("*/", place) {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  private mutating func takeWordOrNumber() {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard Self.isDigit(bytes[start]) else { return add(.word, from: start) }
    // A dot belongs to a number if a digit follows: 0.5, but not 1...5.
    if byte(position) == UInt8(ascii: "."), Self.isDigit(byte(position + 1)) {
      position += 1
      while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    }
    add(.number, from: start)
  }

  private mutating func takeQuotedName() {
    let start = position
    position += 1
    while position < bytes.count, ![UInt8(ascii: "`"), 10].contains(bytes[position]) {
      position += 1
    }
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    add(.word, from: start)
  }

  private mutating func takeLiteralOrSign() {
    let start = position
    if let literal = stringLiteral(at: start) {
      position = literal.end
      return add(.string(literal.words), from: start)
    }
    if let end = endOfRegex(at: start) {
      position = end
      return add(.regex, from: start)
    }
    position += 1
    guard bytes[start] == UInt8(ascii: "#") else { return add(.sign, from: start) }
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    add(.word, from: start)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 128
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
