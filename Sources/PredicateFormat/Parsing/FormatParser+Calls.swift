extension FormatParser {
  /// Reads an operand that begins with a word other than a keyword: a key or a call.
  func wordOperand(_ word: String, at start: Int) throws(FormatError) -> Parsed {
    guard token.kind == .symbol(.openParenthesis) else {
      return .expression(.keyPath(KeyPathNode([word])), height: 1)
    }
    switch word.uppercased() {
    case "TERNARY": return try ternary()
    case "SUBQUERY": return try subquery()
    case "FUNCTION": return try message()
    case "CAST": return try cast(at: start)
    case "FETCH": throw unsupported(.noDatabase, word, at: start)
    default:
      return try call(word.lowercased() == "now" ? "now" : word + ":", at: start)
    }
  }

  /// Reads a call that names a selector: `modulus:by:(a, 2)`.
  func call(selector: String) throws(FormatError) -> Parsed {
    let start = token.start
    try advance()
    guard token.kind == .symbol(.openParenthesis) else {
      throw unexpected(.symbol(.openParenthesis))
    }
    return try call(selector, at: start)
  }

  /// Words with a form of their own in parentheses, for suggestions.
  private static var calledWords: [String] { ["TERNARY", "SUBQUERY", "FUNCTION", "CAST"] }

  private func call(_ selector: String, at start: Int) throws(FormatError) -> Parsed {
    let wanted = selector.lowercased()
    if wanted == "random:" || wanted == "random" {
      throw unsupported(.oneAnswer, "random", at: start)
    }
    guard let callee = Callee(selector: wanted) else {
      throw lexer.failure(
        at: start, expected: .functionName, found: "\"\(selector)\"",
        suggestion: NearestName.of(selector, in: Callee.selectors)
          ?? NearestName.of(String(selector.dropLast()), in: Self.calledWords),
        kind: .function)
    }
    let (arguments, highest) = try callArguments()
    guard callee.argumentCount.contains(arguments.count) else {
      throw miscounted(
        callee.selector, expected: callee.argumentCount.lowerBound, found: arguments.count,
        at: start)
    }
    if case .cast = callee { return try castCall(arguments, highest, at: start) }
    return .expression(callee.node(arguments), height: try height(above: highest))
  }

  private func callArguments() throws(FormatError) -> ([ExpressionNode], height: Int) {
    try expect(.openParenthesis)
    if try skip(.closeParenthesis) { return ([], 0) }
    var arguments: [ExpressionNode] = []
    var highest = 0
    repeat {
      arguments.append(try argumentExpression(&highest))
    } while try skip(.comma)
    guard try skip(.closeParenthesis) else { throw unexpected(.comma(or: .closeParenthesis)) }
    return (arguments, highest)
  }

  private func argumentExpression(
    _ highest: inout Int
  ) throws(FormatError) -> ExpressionNode {
    let start = token.start
    let parsed = try operand(.bitOr, weight: 2)
    highest = max(highest, parsed.height)
    return try asExpression(parsed, .expression, at: start)
  }

  private func argumentPredicate(
    _ highest: inout Int
  ) throws(FormatError) -> PredicateNode {
    let parsed = try operand(.lowest, weight: 2)
    highest = max(highest, parsed.height)
    return try asPredicate(parsed)
  }

  private func ternary() throws(FormatError) -> Parsed {
    var highest = 0
    try expect(.openParenthesis)
    let condition = try argumentPredicate(&highest)
    try expect(.comma)
    let first = try argumentExpression(&highest)
    try expect(.comma)
    let second = try argumentExpression(&highest)
    try expect(.closeParenthesis)
    let node = ExpressionNode.ternary(condition, first, second)
    return .expression(node, height: try height(above: highest))
  }

  private func subquery() throws(FormatError) -> Parsed {
    var highest = 0
    try expect(.openParenthesis)
    let collection = try argumentExpression(&highest)
    try expect(.comma)
    guard case .variable(let variable) = token.kind else {
      throw unexpected(.variable)
    }
    try advance()
    try expect(.comma)
    let condition = try argumentPredicate(&highest)
    try expect(.closeParenthesis)
    let node = ExpressionNode.subquery(collection, variable: variable, condition)
    return .expression(node, height: try height(above: highest))
  }

  private func message() throws(FormatError) -> Parsed {
    var highest = 0
    try expect(.openParenthesis)
    let target = try argumentExpression(&highest)
    try expect(.comma)
    let start = token.start
    guard case .constant(.string(let selector)) = try argumentExpression(&highest) else {
      throw failure(at: start, .selector, found: "another expression")
    }
    var arguments: [ExpressionNode] = []
    while try skip(.comma) {
      arguments.append(try argumentExpression(&highest))
    }
    guard try skip(.closeParenthesis) else { throw unexpected(.comma(or: .closeParenthesis)) }
    let wanted = selector.utf8.count(where: { $0 == UInt8(ascii: ":") })
    guard arguments.count == wanted else {
      throw miscounted(selector, expected: wanted, found: arguments.count, at: start)
    }
    let node = ExpressionNode.message(target, selector: selector, arguments)
    return .expression(node, height: try height(above: highest))
  }

  private func cast(at start: Int) throws(FormatError) -> Parsed {
    let (arguments, highest) = try callArguments()
    guard arguments.count == 2 else {
      throw miscounted("CAST", expected: 2, found: arguments.count, at: start)
    }
    return try castCall(arguments, highest, at: start)
  }

  private func castCall(
    _ arguments: [ExpressionNode], _ highest: Int, at start: Int
  ) throws(FormatError) -> Parsed {
    guard case .constant(.string(let name)) = arguments[1], let type = CastType(rawValue: name)
    else {
      var suggestion: String?
      if case .constant(.string(let name)) = arguments[1] {
        suggestion = NearestName.of(name, in: CastType.allCases.map(\.rawValue))
      }
      throw lexer.failure(
        at: start, expected: .typeName,
        found: "another type", suggestion: suggestion, kind: .function)
    }
    return .expression(.cast(arguments[0], to: type), height: try height(above: highest))
  }

  private func miscounted(
    _ name: String, expected: Int, found: Int, at start: Int
  ) -> FormatError {
    lexer.failure(
      at: start, expected: .arguments(expected, of: name), found: "\(found)",
      kind: .function)
  }

  private func unsupported(_ expected: Expectation, _ word: String, at start: Int) -> FormatError {
    lexer.failure(
      at: start, expected: expected, found: "\(word), which is not supported",
      kind: .unsupported)
  }
}
