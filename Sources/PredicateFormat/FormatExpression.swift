/// An expression in Foundation's predicate format language: what stands beside an operator.
///
/// ```swift
/// let expression = try FormatExpression("price * count")
/// try expression.evaluate(with: ["price": 2.5, "count": 4])  // 10.0
/// ```
public struct FormatExpression: Sendable, Equatable {
  /// The tree, so that callers can match on it and find fast paths.
  package let root: ExpressionNode

  /// Parses a format, with one argument for each placeholder.
  ///
  /// Further arguments are left aside, as Foundation does.
  /// - Throws: ``FormatError`` with the column of the first fault.
  public init(_ format: String, arguments: [FormatArgument] = []) throws(FormatError) {
    root = try FormatParser.expression(format, arguments: arguments)
  }

  /// Wraps a tree.
  package init(root: ExpressionNode) {
    self.root = root
  }

  /// Works out the value of the expression for a subject.
  ///
  /// `now()` reads the variable `now`: a date, or a number of seconds since the reference date.
  /// - Throws: ``FormatEvaluationError`` where there is no answer.
  public func evaluate(
    with subject: FormatValue, variables: [String: FormatValue] = [:]
  ) throws(FormatEvaluationError) -> FormatValue {
    var scope = EvaluationScope(subject: subject, variables: variables)
    return try root.evaluate(in: &scope)
  }

  /// The canonical text, as Foundation's expressions describe themselves.
  public var format: String { root.format }

  /// The expression with values in place of variables; other variables stay.
  public func substituting(_ variables: [String: FormatValue]) -> FormatExpression {
    FormatExpression(root: Substitution(values: variables).apply(root))
  }

  /// The first keys that the expression reads from its subject, each once, from left to right.
  package var subjectKeys: [String] {
    NodePart.expression(root).subjectKeys
  }
}

extension FormatExpression: CustomStringConvertible {
  /// The canonical text.
  public var description: String { format }
}
