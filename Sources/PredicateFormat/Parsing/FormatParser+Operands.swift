extension FormatParser {
  /// Reads an operand with its prefixes and postfixes.
  func prefix() throws(FormatError) -> Parsed {
    switch token.kind {
    case .symbol(.bang):
      return try negation()
    case .symbol(.minus):
      return try sign(.negative)
    case .symbol(.tilde):
      return try sign(.complement)
    case .word(let word):
      guard let keyword = Keyword(word) else { return try postfix(word: word) }
      return try operand(keyword: keyword)
    default:
      return try postfix(try primary())
    }
  }

  private func postfix(word: String) throws(FormatError) -> Parsed {
    let start = token.start
    try advance()
    return try postfix(try wordOperand(word, at: start))
  }

  private func operand(keyword: Keyword) throws(FormatError) -> Parsed {
    switch keyword {
    case .not: return try negation()
    case .any, .some: return try quantified(.any)
    case .all: return try quantified(.all)
    case .none: return try noneOf()
    case .truePredicate, .falsePredicate:
      try advance()
      return .predicate(.constant(keyword == .truePredicate), height: 1)
    default:
      guard let node = literal(keyword) else {
        throw unexpected(.expression, else: keyName(keyword))
      }
      try advance()
      return try postfix(.expression(node, height: 1))
    }
  }

  /// The spelling of a key that has the name of an operator.
  private func keyName(_ keyword: Keyword) -> String? {
    guard keyword != .and, keyword != .or, case .word(let word) = token.kind else { return nil }
    return "#\(word) for a key"
  }

  private func literal(_ keyword: Keyword) -> ExpressionNode? {
    switch keyword {
    case .null, .nil: .constant(.null)
    case .true, .yes: .constant(.bool(true))
    case .false, .no: .constant(.bool(false))
    case .this: .evaluatedObject
    default: nil
    }
  }

  private func negation() throws(FormatError) -> Parsed {
    try advance()
    let parsed = try operand(.comparison)
    let node = try asPredicate(parsed)
    return .predicate(.negation(node), height: try height(above: parsed.height))
  }

  private func quantified(
    _ modifier: ComparisonNode.Modifier
  ) throws(FormatError) -> Parsed {
    try advance()
    let start = token.start
    let parsed = try operand(.comparison)
    guard case .comparison(let node) = try asPredicate(parsed), node.modifier == .direct else {
      throw failure(at: start, .comparison, found: "another predicate")
    }
    return .predicate(.comparison(node.modified(modifier)), height: parsed.height)
  }

  private func noneOf() throws(FormatError) -> Parsed {
    let any = try quantified(.any)
    let node = try asPredicate(any)
    return .predicate(.negation(node), height: try height(above: any.height))
  }

  private func sign(_ sign: UnaryOperator) throws(FormatError) -> Parsed {
    try advance()
    if sign == .negative, let constant = negativeConstant() {
      try advance()
      return try postfix(.expression(.constant(constant), height: 1))
    }
    let start = token.start
    let parsed = try operand(.unary)
    let node = try asExpression(parsed, .expression, at: start)
    return .expression(.unary(sign, node), height: try height(above: parsed.height))
  }

  private func negativeConstant() -> FormatValue? {
    switch token.kind {
    case .integer(let magnitude):
      if let value = Int64(exactly: magnitude) { return .integer(-value) }
      return magnitude == Int64.min.magnitude ? .integer(.min) : .real(-Double(magnitude))
    case .real(let value): return .real(-value)
    default: return nil
    }
  }

  private func primary() throws(FormatError) -> Parsed {
    switch token.kind {
    case .integer(let magnitude):
      let value = Int64(exactly: magnitude).map { FormatValue.integer($0) }
      return try constant(value ?? .real(Double(magnitude)))
    case .real(let value): return try constant(.real(value))
    case .string(let text): return try constant(.string(text))
    case .escapedWord(let key), .collectionKey(let key):
      try advance()
      return .expression(.keyPath(KeyPathNode([key])), height: 1)
    case .variable(let name): return try variable(name)
    case .selector(let selector): return try call(selector: selector)
    case .placeholder(let placeholder): return try argument(placeholder)
    case .symbol(.openParenthesis): return try parenthesized()
    case .symbol(.openBrace): return try list()
    default: throw unexpected(.expression)
    }
  }

  private func constant(_ value: FormatValue) throws(FormatError) -> Parsed {
    try advance()
    return .expression(.constant(value), height: 1)
  }

  private func variable(_ name: String) throws(FormatError) -> Parsed {
    try advance()
    guard try skip(.assign) else { return .expression(.variable(name), height: 1) }
    let start = token.start
    let parsed = try operand(.bitOr)
    let node = try asExpression(parsed, .expression, at: start)
    return .expression(.assignment(name, node), height: try height(above: parsed.height))
  }

  private func parenthesized() throws(FormatError) -> Parsed {
    try advance()
    let parsed = try operand(.lowest)
    guard token.kind == .symbol(.closeParenthesis) else {
      if case .expression = parsed.content {
        throw unexpected(.operatorOrParenthesis, among: Self.operatorNames)
      }
      throw unexpected(.connectiveOrParenthesis, among: ["AND", "OR"])
    }
    try advance()
    return parsed
  }

  private func list() throws(FormatError) -> Parsed {
    try advance()
    if try skip(.closeBrace) { return .expression(.constant(.list([])), height: 1) }
    var parts: [ExpressionNode] = []
    var highest = 0
    repeat {
      let start = token.start
      let parsed = try operand(.bitOr, weight: 2)
      parts.append(try asExpression(parsed, .expression, at: start))
      highest = max(highest, parsed.height)
    } while try skip(.comma)
    guard try skip(.closeBrace) else { throw unexpected(.comma(or: .closeBrace)) }
    return .expression(.list(parts), height: try height(above: highest))
  }
}
