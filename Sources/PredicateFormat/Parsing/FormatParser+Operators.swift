extension FormatParser {
  /// The operator of the current token; nil if the token is not an operator.
  func infixOperator() -> InfixOperator? {
    switch token.kind {
    case .symbol(let symbol): symbol.infixOperator
    case .word(let word): Keyword(word)?.infixOperator
    default: nil
    }
  }

  /// Reads all further parts after `AND`, or after `OR`.
  func compound(_ kind: CompoundKind, _ left: Parsed) throws(FormatError) -> Parsed {
    var parts = [try asPredicate(left)]
    var highest = left.height
    while case .compound(kind) = infixOperator() {
      try advance()
      let right = try operand(kind == .or ? .and : .comparison)
      parts.append(try asPredicate(right))
      highest = max(highest, right.height)
    }
    return .predicate(.compound(kind, parts), height: try height(above: highest))
  }

  /// Reads the options and the right-hand side of a comparison.
  func comparison(
    _ comparison: ComparisonOperator, _ left: Parsed
  ) throws(FormatError) -> Parsed {
    let first = try asExpression(left, .connectiveOrEnd)
    try advance()
    let options = try self.options()
    let start = token.start
    let right = try operand(.bitOr)
    let second = try asExpression(right, .expression, at: start)
    let node = ComparisonNode(first, comparison, second, options: options)
    return .predicate(.comparison(node), height: try height(above: max(left.height, right.height)))
  }

  /// Reads the right-hand side of an arithmetic or set operator.
  func infix(
    _ infix: InfixOperator, _ left: Parsed
  ) throws(FormatError) -> Parsed {
    let first = try asExpression(left, .connectiveOrEnd)
    try advance()
    let start = token.start
    let right = try operand(infix.precedence.tighter)
    let second = try asExpression(right, .expression, at: start)
    let height = try height(above: max(left.height, right.height))
    switch infix {
    case .arithmetic(let arithmetic):
      return .expression(.arithmetic(arithmetic, first, second), height: height)
    case .set(let set):
      return .expression(.set(set, first, second), height: height)
    case .compound, .comparison:
      return left
    }
  }

  private func options() throws(FormatError) -> ComparisonOptions {
    guard token.kind == .symbol(.openBracket) else { return [] }
    try advance()
    var options: ComparisonOptions = []
    guard case .word(let word) = token.kind else {
      throw unexpected(.options)
    }
    for letter in word.lowercased() {
      guard let option = ComparisonOptions.letters.first(where: { $0.0 == letter }) else {
        throw unexpected(.options)
      }
      options.insert(option.1)
    }
    try advance()
    try expect(.closeBracket)
    return options
  }
}

extension Symbol {
  fileprivate var infixOperator: InfixOperator? {
    switch self {
    case .doubleAmpersand: return .compound(.and)
    case .doubleBar: return .compound(.or)
    case .slash: return .arithmetic(.divide)
    default: break
    }
    if let comparison = ComparisonOperator(rawValue: rawValue) { return .comparison(comparison) }
    return ArithmeticOperator(rawValue: rawValue).map { .arithmetic($0) }
  }
}

extension Keyword {
  fileprivate var infixOperator: InfixOperator? {
    if let comparison { return .comparison(comparison) }
    if let setOperator { return .set(setOperator) }
    switch self {
    case .and: return .compound(.and)
    case .or: return .compound(.or)
    default: return nil
    }
  }
}
