extension FormatParser {
  /// Names of operators, suggested for a misspelt word where an operator was expected.
  static let operatorNames =
    ["AND", "OR"] + ComparisonOperator.allCases.map(\.rawValue).filter { $0.count > 2 }
    + ["IN", "UNION", "INTERSECT", "MINUS"]

  /// Keywords that come before a predicate.
  static let prefixNames = ["NOT", "ANY", "ALL", "SOME", "NONE"]

  func advance() throws(FormatError) {
    token = try lexer.next()
  }

  /// Skips a symbol, which must be the current token.
  func expect(_ symbol: Symbol) throws(FormatError) {
    guard token.kind == .symbol(symbol) else {
      throw unexpected(.symbol(symbol))
    }
    try advance()
  }

  /// Skips a symbol if it is the current token.
  func skip(_ symbol: Symbol) throws(FormatError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Returns the parsed predicate, or throws an error that an operator is missing here.
  func asPredicate(_ parsed: Parsed) throws(FormatError) -> PredicateNode {
    switch parsed.content {
    case .predicate(let node): return node
    case .expression(let expression):
      throw unexpected(
        .comparisonOperator, among: Self.operatorNames,
        else: misspeltPrefix(expression))
    }
  }

  /// Returns the parsed expression, or throws an error with what was expected instead.
  func asExpression(
    _ parsed: Parsed, _ expected: Expectation, at offset: Int? = nil
  ) throws(FormatError) -> ExpressionNode {
    if case .expression(let node) = parsed.content { return node }
    guard let offset else { throw unexpected(expected) }
    throw failure(at: offset, expected, found: "a predicate")
  }

  private func misspeltPrefix(_ expression: ExpressionNode) -> String? {
    guard case .keyPath(let path) = expression, path.keys.count == 1, case .word = token.kind
    else { return nil }
    return NearestName.of(path.keys[0], in: Self.prefixNames)
  }

  /// An error about the current token.
  func unexpected(
    _ expected: Expectation, among names: [String] = [], else other: String? = nil
  ) -> FormatError {
    var suggestion: String?
    if case .word(let word) = token.kind {
      suggestion = NearestName.of(word, in: names) ?? other
    }
    return lexer.failure(
      at: token.start, expected: expected, found: found, suggestion: suggestion, kind: .syntax)
  }

  /// An error about the syntax at a byte of the text.
  func failure(at offset: Int, _ expected: Expectation, found: String) -> FormatError {
    lexer.failure(at: offset, expected: expected, found: found, kind: .syntax)
  }

  /// The current token as it is written, for messages.
  var found: String {
    if token.kind == .end { return "the end" }
    let longest = 40
    let written = String(decoding: lexer.bytes[token.start..<token.end], as: UTF8.self)
    if case .string = token.kind, written.count <= longest { return "the string \(written)" }
    let shown = written.count > longest ? written.prefix(longest) + "..." : written[...]
    return "\"\(shown)\""
  }
}
