/// Where statements begin and end in a Swift text.
struct StatementBounds {
  private let tokens: SwiftTokens
  /// For each token the bracket around it; nil at the top.
  private let brackets: [Int?]

  init(_ tokens: SwiftTokens) {
    self.tokens = tokens
    var open: [Int] = []
    brackets = tokens.code.indices.map { place in
      guard tokens.code[place].kind == .sign else { return open.last }
      switch tokens.text(place) {
      case "(", "[", "{":
        defer { open.append(place) }
        return open.last
      case ")", "]", "}":
        open.removeLast(min(1, open.count))
        return open.last
      default: return open.last
      }
    }
  }

  /// The first token of the statement that a line belongs to.
  func start(ofLine line: Int) -> Int? {
    guard var place = firstToken(ofLine: line) else { return nil }
    while let earlier = earlier(place) { place = earlier }
    return place
  }

  /// The token after a statement.
  func end(from start: Int) -> Int {
    var place = start
    while place < tokens.code.count {
      if "([{".contains(tokens.text(place)), tokens.code[place].kind == .sign {
        place = tokens.end(ofBracketsAt: place)
      } else {
        place += 1
      }
      let isOver =
        place >= tokens.code.count || tokens.text(place) == "}"
        || (tokens.code[place].startsLine && !continues(place))
      if isOver { return min(place, tokens.code.count) }
    }
    return tokens.code.count
  }

  /// Whether a statement declares a function or a type, so that no code can be inserted before it.
  func isDeclaration(_ start: Int) -> Bool {
    let words = (start..<end(from: start)).lazy.prefix { tokens.text($0) != "{" }
    return tokens.text(start) == "@"
      || words.contains {
        ["func", "init", "class", "struct", "enum", "extension", "import"].contains(tokens.text($0))
          && tokens.text($0 - 1) != "."
      }
  }

  /// The function around a token: from `func` to the first token of its body.
  func function(around place: Int) -> ClosedRange<Int>? {
    var bracket = brackets[place]
    while let open = bracket {
      if tokens.text(open) == "{", let start = start(ofLine: lineNumber(open)),
        let word = (start..<open).first(where: { tokens.text($0) == "func" })
      {
        return word...open + 1
      }
      bracket = brackets[open]
    }
    return nil
  }

  private func firstToken(ofLine line: Int) -> Int? {
    let first = tokens.code.indices.first { lineNumber($0) >= line }
    return first.flatMap { lineNumber($0) == line ? $0 : nil }
  }

  private func lineNumber(_ place: Int) -> Int {
    tokens.place(of: tokens.code[place].range.lowerBound).line
  }

  /// The first token of an earlier line that belongs to the same statement.
  private func earlier(_ place: Int) -> Int? {
    guard place > 0 else { return nil }
    if tokens.text(place) == "}" {
      let open = tokens.code.indices.first { tokens.end(ofBracketsAt: $0) == place + 1 }
      return open.flatMap { firstToken(ofLine: lineNumber($0)) }.flatMap { $0 < place ? $0 : nil }
    }
    if let bracket = brackets[place], tokens.text(bracket) != "{" {
      return firstToken(ofLine: lineNumber(bracket))
    }
    return continues(place) ? firstToken(ofLine: lineNumber(place - 1)) : nil
  }

  /// Whether the first token of a line continues the statement of the line before.
  private func continues(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let (last, first) = (tokens.text(place - 1), tokens.text(place))
    if tokens.code[place - 1].kind == .sign, "=,.+-*/<>&|?:([".contains(last) {
      return true
    }
    if ["return", "try", "await", "guard", "let", "var", "if", "while", "in", "is", "as", "where"]
      .contains(last), last != "in"
    {
      return true
    }
    if tokens.code[place].kind == .sign, ".=+-*/<>&|?:,)]".contains(first) { return true }
    return ["else", "catch", "where", "is", "as"].contains(first)
  }
}
