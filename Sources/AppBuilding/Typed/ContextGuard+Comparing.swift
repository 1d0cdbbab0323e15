import PredicateFormat

/// True if two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .equal, right.expression) }

/// True if two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left == ContextExpression(right) }

/// True if two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .notEqual, right.expression) }

/// True if two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left != ContextExpression(right) }

/// True if the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .less, right.expression) }

/// True if the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left < ContextExpression(right) }

/// True if the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .lessOrEqual, right.expression) }

/// True if the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left <= ContextExpression(right) }

/// True if the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greater, right.expression) }

/// True if the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left > ContextExpression(right) }

/// True if the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greaterOrEqual, right.expression) }

/// True if the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left >= ContextExpression(right) }

extension ContextOperand {
  /// True if the value is in a list.
  public func isIn(_ list: [Value]) -> ContextGuard {
    ContextGuard(expression, .isIn, ContextExpression<[Value]>(list))
  }

  /// True if the value is in a list.
  public func isIn(_ list: some ContextOperand<[Value]>) -> ContextGuard {
    ContextGuard(expression, .isIn, list.expression)
  }

  /// True if the list contains the value.
  public func contains<Element>(_ element: Element) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, ContextExpression<Element>(element))
  }

  /// True if the list contains the value.
  public func contains<Element>(
    _ element: some ContextOperand<Element>
  ) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, element.expression)
  }
}

extension ContextOperand where Value == String {
  /// True if this text contains the other text.
  public func contains(_ part: String) -> ContextGuard {
    ContextGuard(expression, .contains, ContextExpression(part))
  }

  /// True if this text contains the other text.
  public func contains(_ part: some ContextOperand<String>) -> ContextGuard {
    ContextGuard(expression, .contains, part.expression)
  }

  /// True if this text begins with the other text.
  public func beginsWith(_ start: String) -> ContextGuard {
    ContextGuard(expression, .beginsWith, ContextExpression(start))
  }

  /// True if this text ends with the other text.
  public func endsWith(_ end: String) -> ContextGuard {
    ContextGuard(expression, .endsWith, ContextExpression(end))
  }

  /// True if the whole text matches a regular expression.
  public func matches(_ pattern: String) -> ContextGuard {
    ContextGuard(expression, .matches, ContextExpression(pattern))
  }
}
