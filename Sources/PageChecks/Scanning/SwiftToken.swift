/// A piece of Swift text: a word, a number, a literal, a sign or a comment.
package struct SwiftToken: Equatable {
  /// The kinds of pieces.
  package enum Kind: Equatable {
    /// A name or a keyword.
    case word
    case number
    /// A string literal; its text if it is on one line and has no interpolation.
    case string(String?)
    /// A regular expression.
    case regex
    /// One sign, such as a brace or a dot.
    case sign
    case comment
  }

  /// The kind of the piece.
  package let kind: Kind
  /// Its bytes in the text.
  package let range: Range<Int>
  /// Whether it is the first one of its line.
  package let startsLine: Bool
}

/// A Swift text, cut into tokens.
package struct SwiftTokens {
  let bytes: [UInt8]
  /// All tokens except comments, in the order of the text.
  package let code: [SwiftToken]
  /// The comments, in the order of the text.
  package let comments: [SwiftToken]
  private let lineStarts: [Int]
  private let bracketEnds: [Int: Int]

  /// Cuts a text into tokens; any text will do.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var lexer = SwiftLexer(bytes)
    let all = lexer.tokens()
    let code = all.filter { $0.kind != .comment }
    self.bytes = bytes
    self.code = code
    comments = all.filter { $0.kind == .comment }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    bracketEnds = Self.bracketEnds(of: code, bytes)
  }

  /// The token after the end of brackets, by the token that opens them.
  private static func bracketEnds(of code: [SwiftToken], _ bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (place, token) in code.enumerated() where token.kind == .sign {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ends[start] = place + 1 }
      default: break
      }
    }
    return ends
  }

  /// The text of a token; empty beyond the end.
  func text(_ index: Int) -> String {
    guard code.indices.contains(index) else { return "" }
    return words(of: code[index])
  }

  /// The text of a token.
  package func words(of token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func isWord(_ index: Int) -> Bool {
    code.indices.contains(index) && code[index].kind == .word
  }

  /// The line and the column of a byte, both from 1; columns count bytes, as the compiler does.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The token after the brackets that open at one; the number of tokens if they do not end.
  package func end(ofBracketsAt index: Int) -> Int { bracketEnds[index] ?? code.count }
}
