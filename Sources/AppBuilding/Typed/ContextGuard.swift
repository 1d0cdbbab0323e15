import PredicateFormat

/// A condition: a ``ContextGuard``, or an operand that is true or false.
public protocol ContextCondition: Sendable {
  /// The condition as a guard.
  var condition: ContextGuard { get }
}

/// A condition over the context: `count > 3 && !isEmpty`.
public struct ContextGuard: ContextCondition {
  let node: PredicateNode
  /// The condition in the predicate format.
  public let format: String

  init(_ node: PredicateNode, _ format: String) {
    self.node = node
    self.format = format
  }

  init<Left, Right>(
    _ left: ContextExpression<Left>, _ comparison: ComparisonOperator,
    _ right: ContextExpression<Right>
  ) {
    self.init(
      .comparison(ComparisonNode(left.node, comparison, right.node)),
      "\(left.format) \(comparison.rawValue) \(right.format)")
  }

  /// This condition.
  public var condition: ContextGuard { self }

  /// Whether it combines other conditions, so that it needs parentheses inside another one.
  private var isCompound: Bool {
    switch node {
    case .compound, .negation: true
    default: false
    }
  }

  private var part: String { isCompound ? "(\(format))" : format }

  /// Joins two conditions; several of the same kind are joined without parentheses.
  fileprivate static func joined(
    _ kind: CompoundKind, _ left: ContextGuard, _ right: ContextGuard
  ) -> ContextGuard {
    if case .compound(kind, let parts) = left.node {
      return ContextGuard(
        .compound(kind, parts + [right.node]), "\(left.format) \(kind.rawValue) \(right.part)")
    }
    return ContextGuard(
      .compound(kind, [left.node, right.node]), "\(left.part) \(kind.rawValue) \(right.part)")
  }

  fileprivate var negated: ContextGuard { ContextGuard(.negation(node), "NOT \(part)") }
}

extension ContextOperand where Value == Bool {
  /// The condition that the value is true.
  public var condition: ContextGuard {
    ContextGuard(expression, .equal, ContextExpression(true))
  }
}

extension ContextKey: ContextCondition where Value == Bool {}
extension ContextExpression: ContextCondition where Value == Bool {}

/// True if both conditions are true.
public func && (
  left: some ContextCondition, right: some ContextCondition
) -> ContextGuard { .joined(.and, left.condition, right.condition) }

/// True if at least one of the conditions is true.
public func || (
  left: some ContextCondition, right: some ContextCondition
) -> ContextGuard { .joined(.or, left.condition, right.condition) }

/// True if the other condition is false.
public prefix func ! (condition: some ContextCondition) -> ContextGuard {
  condition.condition.negated
}
