/// Two expressions and an operator between them.
package struct ComparisonNode: Sendable, Equatable {
  /// How the left-hand side is read.
  package enum Modifier: Sendable {
    /// As one value.
    case direct
    /// As a list; the comparison must be true for at least one element.
    case any
    /// As a list; the comparison must be true for every element.
    case all
  }

  /// The left-hand side.
  package let left: ExpressionNode
  /// The comparison operator.
  package let comparison: ComparisonOperator
  /// How texts are compared.
  package let options: ComparisonOptions
  /// How the left-hand side is read.
  package let modifier: Modifier
  /// The right-hand side.
  package let right: ExpressionNode
  /// The compiled pattern, if the right-hand side is a constant text.
  let pattern: TextPattern?

  /// Makes a comparison, and compiles its pattern if the right-hand side is a constant text.
  package init(
    _ left: ExpressionNode, _ comparison: ComparisonOperator, _ right: ExpressionNode,
    options: ComparisonOptions = [], modifier: Modifier = .direct
  ) {
    self.left = left
    self.comparison = comparison
    self.right = right
    self.options = options
    self.modifier = modifier
    if case .constant(.string(let text)) = right {
      pattern = TextPattern(text, for: comparison, options: options)
    } else {
      pattern = nil
    }
  }

  /// Whether two comparisons are equal; patterns follow from the other properties.
  package static func == (left: ComparisonNode, right: ComparisonNode) -> Bool {
    left.comparison == right.comparison && left.options == right.options
      && left.modifier == right.modifier && left.left == right.left && left.right == right.right
  }

  func modified(_ modifier: Modifier) -> ComparisonNode {
    ComparisonNode(left, comparison, right, options: options, modifier: modifier)
  }
}
