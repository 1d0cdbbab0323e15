/// An expression in Foundation's predicate format language: one side of a comparison.
///
/// ```swift
/// let expression = try FormatExpression("price * count")
/// try expression.evaluate(with: ["price": 2.5, "count": 4])  // 10.0
/// ```
public struct FormatExpression: Sendable, Equatable {
  /// The tree; callers match it to find fast paths.
  package let root: ExpressionNode

  /// Wraps a tree.
  package init(root: ExpressionNode) {
    self.root = root
  }

  /// The expression with values instead of variables; other variables stay.
  public func substituting(_ variables: [String: FormatValue]) -> FormatExpression {
    FormatExpression(root: Substitution(values: variables).apply(root))
  }

  /// The first keys that the expression reads from its subject, each once, from left to right.
  package var subjectKeys: [String] {
    NodePart.expression(root).subjectKeys
  }
}
