/// Parses a format string into a tree: one function for all operators, and one for each kind of
/// operand.
final class FormatParser {
  var lexer: Lexer
  var token: Token
  let arguments: [FormatArgument]
  var argumentsUsed = 0
  private var nesting = 0

  init(_ text: String, arguments: [FormatArgument]) throws(FormatError) {
    lexer = try Lexer(text)
    token = try lexer.next()
    self.arguments = arguments
  }

  static func predicate(
    _ text: String, arguments: [FormatArgument]
  ) throws(FormatError) -> PredicateNode {
    let parser = try FormatParser(text, arguments: arguments)
    let parsed = try parser.operand(.lowest)
    let node = try parser.asPredicate(parsed)
    guard parser.token.kind == .end else {
      throw parser.unexpected(.connectiveOrEnd, among: ["AND", "OR"])
    }
    return node
  }

  static func expression(
    _ text: String, arguments: [FormatArgument]
  ) throws(FormatError) -> ExpressionNode {
    let parser = try FormatParser(text, arguments: arguments)
    let parsed = try parser.operand(.bitOr)
    guard parser.token.kind == .end else {
      throw parser.unexpected(.arithmeticOrEnd, among: ["UNION", "MINUS"])
    }
    guard case .expression(let node) = parsed.content else {
      throw parser.failure(at: 0, .expressionNotPredicate, found: "a predicate")
    }
    return node
  }

  /// Reads an operand and the operators after it that bind at least as strongly as `minimum`.
  ///
  /// Parentheses and signs count once towards the nesting, calls and lists twice. So a tree of the
  /// greatest height can still be parsed from its canonical text.
  func operand(_ minimum: Precedence, weight: Int = 1) throws(FormatError) -> Parsed {
    nesting += weight
    defer { nesting -= weight }
    guard nesting <= 2 * FormatLimits.nestingMaximum else { throw tooDeep() }
    var left = try prefix()
    while let infix = infixOperator(), infix.precedence >= minimum {
      switch infix {
      case .compound(let kind):
        left = try compound(kind, left)
      case .comparison(let comparison):
        left = try self.comparison(comparison, left)
      case .arithmetic, .set:
        left = try self.infix(infix, left)
      }
    }
    return left
  }

  /// The height of a node above others of the given height; throws an error if it is too high.
  func height(above height: Int) throws(FormatError) -> Int {
    guard height < FormatLimits.nestingMaximum else { throw tooDeep() }
    return height + 1
  }

  private func tooDeep() -> FormatError {
    lexer.failure(
      at: token.start, expected: .nesting,
      found: "more", kind: .limit)
  }
}
