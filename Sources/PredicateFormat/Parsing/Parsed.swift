/// A parsed predicate or expression, and the height of its tree.
struct Parsed {
  /// The parsed part; after `(`, either a predicate or an expression may follow.
  enum Content {
    case predicate(PredicateNode)
    case expression(ExpressionNode)
  }

  let content: Content
  let height: Int

  static func predicate(_ node: PredicateNode, height: Int) -> Parsed {
    Parsed(content: .predicate(node), height: height)
  }

  static func expression(_ node: ExpressionNode, height: Int) -> Parsed {
    Parsed(content: .expression(node), height: height)
  }
}

/// An operator between two operands.
enum InfixOperator {
  case compound(CompoundKind)
  case comparison(ComparisonOperator)
  case arithmetic(ArithmeticOperator)
  case set(SetOperator)

  var precedence: Precedence {
    switch self {
    case .compound(.or): .or
    case .compound(.and): .and
    case .comparison: .comparison
    case .arithmetic(let arithmetic): arithmetic.precedence
    case .set: .sum
    }
  }
}
