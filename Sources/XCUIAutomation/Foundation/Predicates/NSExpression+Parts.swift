import PredicateFormat

/// The parts that an expression was made from.
extension NSExpression {
  /// The kinds of expressions, with Apple's raw values.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  /// The kind of expression; a method call counts as a function.
  public var expressionType: ExpressionType {
    switch parsed.root {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath, .path: .keyPath
    case .aggregate: .aggregate
    case .set(.union, _, _): .unionSet
    case .set(.intersect, _, _): .intersectSet
    case .set(.minus, _, _): .minusSet
    case .subquery: .subquery
    case .ternary: .conditional
    case .element, .arithmetic, .unary, .function, .message, .cast, .assignment: .function
    }
  }

  /// The value of a constant; nil for every other expression.
  public var constantValue: Any? {
    guard case .constant(let value) = parsed.root else { return nil }
    return value.foundation
  }

  /// The keys of a key path, joined by dots; empty for every other expression.
  public var keyPath: String {
    switch parsed.root {
    case .keyPath(let path), .path(_, let path): path.keys.joined(separator: ".")
    default: ""
    }
  }

  /// The name of a variable; empty for every other expression.
  public var variable: String {
    guard case .variable(let name) = parsed.root else { return "" }
    return name
  }

  /// The selector of a function; empty for every other expression.
  public var function: String {
    guard case .function(let name, _) = parsed.root else { return "" }
    return name.rawValue
  }

  /// The arguments of a function; nil for every other expression.
  public var arguments: [NSExpression]? {
    guard case .function(_, let parts) = parsed.root else { return nil }
    return parts.map { NSExpression(FormatExpression(root: $0)) }
  }

  /// The elements of a list, as expressions or values; nil for every other expression.
  public var collection: Any? {
    switch parsed.root {
    case .aggregate(let parts): parts.map { NSExpression(FormatExpression(root: $0)) }
    case .constant(.list(let values)): values.map(\.foundation)
    default: nil
    }
  }
}
