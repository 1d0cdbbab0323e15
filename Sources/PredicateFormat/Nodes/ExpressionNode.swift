/// An expression as a tree.
package indirect enum ExpressionNode: Sendable, Equatable {
  /// A constant value.
  case constant(FormatValue)
  /// `SELF`: the value with which the predicate is evaluated.
  case evaluatedObject
  /// `$name`.
  case variable(String)
  /// Keys read from the value with which the predicate is evaluated: `a.b`.
  case keyPath(KeyPathNode)
  /// Keys read from another expression: `$x.a`.
  case path(ExpressionNode, KeyPathNode)
  /// One element of a list, or its size: `a[0]`.
  case element(ExpressionNode, ElementIndex)
  /// `{a, b}`, where at least one part is not a constant.
  case aggregate([ExpressionNode])
  /// Two expressions and an arithmetic operator.
  case arithmetic(ArithmeticOperator, ExpressionNode, ExpressionNode)
  /// Two lists and an operator on sets.
  case set(SetOperator, ExpressionNode, ExpressionNode)
  /// A sign before an expression.
  case unary(UnaryOperator, ExpressionNode)
  /// A built-in function: `sum:(a)`.
  case function(FunctionName, [ExpressionNode])
  /// A method of a value: `FUNCTION(a, "hasPrefix:" , b)`.
  case message(ExpressionNode, selector: String, [ExpressionNode])
  /// `CAST(a, "NSDate")`.
  case cast(ExpressionNode, CastType)
  /// `TERNARY(p, a, b)`.
  case ternary(PredicateNode, ExpressionNode, ExpressionNode)
  /// `SUBQUERY(list, $x, p)`.
  case subquery(ExpressionNode, variable: String, PredicateNode)
  /// `$name := a`.
  case assignment(String, ExpressionNode)
}

extension ExpressionNode {
  /// Makes a list, a constant one if all its parts are constants.
  package static func list(_ parts: [ExpressionNode]) -> ExpressionNode {
    var values: [FormatValue] = []
    for part in parts {
      guard case .constant(let value) = part else { return .aggregate(parts) }
      values.append(value)
    }
    return .constant(.list(values))
  }

  /// Makes a path; if the operand is a key path, the keys are appended to it.
  static func path(of operand: ExpressionNode, keys: [String]) -> ExpressionNode {
    switch operand {
    case .keyPath(let first): .keyPath(KeyPathNode(first.keys + keys))
    case .path(let operand, let first): .path(operand, KeyPathNode(first.keys + keys))
    default: .path(operand, KeyPathNode(keys))
    }
  }
}

/// The content of the brackets of `a[...]`.
package indirect enum ElementIndex: Sendable, Equatable {
  /// `[FIRST]`.
  case first
  /// `[LAST]`.
  case last
  /// `[SIZE]`, the number of elements.
  case size
  /// A number for a list, a key for a record.
  case at(ExpressionNode)
}
