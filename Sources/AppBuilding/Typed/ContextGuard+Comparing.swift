import PredicateFormat

/// Holds if two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .equal, right.expression) }

/// Holds if two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left == ContextExpression(right) }

/// Holds if two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .notEqual, right.expression) }

/// Holds if two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left != ContextExpression(right) }

/// Holds if the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .less, right.expression) }

/// Holds if the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left < ContextExpression(right) }

/// Holds if the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .lessOrEqual, right.expression) }

/// Holds if the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left <= ContextExpression(right) }

/// Holds if the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greater, right.expression) }

/// Holds if the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left > ContextExpression(right) }

/// Holds if the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greaterOrEqual, right.expression) }

/// Holds if the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left >= ContextExpression(right) }

extension ContextOperand {
  /// Holds if the value is in a list.
  public func isIn(_ list: [Value]) -> ContextGuard {
    ContextGuard(expression, .isIn, ContextExpression<[Value]>(list))
  }

  /// Holds if the value is in a list.
  public func isIn(_ list: some ContextOperand<[Value]>) -> ContextGuard {
    ContextGuard(expression, .isIn, list.expression)
  }

  /// Holds if the list contains the value.
  public func contains<Element>(_ element: Element) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, ContextExpression<Element>(element))
  }

  /// Holds if the list contains the value.
  public func contains<Element>(
    _ element: some ContextOperand<Element>
  ) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, element.expression)
  }
}

extension ContextOperand where Value == String {
  /// Holds if this text contains the other text.
  public func contains(_ part: String) -> ContextGuard {
    ContextGuard(expression, .contains, ContextExpression(part))
  }

  /// Holds if this text contains the other text.
  public func contains(_ part: some ContextOperand<String>) -> ContextGuard {
    ContextGuard(expression, .contains, part.expression)
  }

  /// Holds if this text begins with the other text.
  public func beginsWith(_ start: String) -> ContextGuard {
    ContextGuard(expression, .beginsWith, ContextExpression(start))
  }

  /// Holds if this text ends with the other text.
  public func endsWith(_ end: String) -> ContextGuard {
    ContextGuard(expression, .endsWith, ContextExpression(end))
  }

  /// Holds if the whole text matches a regular expression.
  public func matches(_ pattern: String) -> ContextGuard {
    ContextGuard(expression, .matches, ContextExpression(pattern))
  }
}
