import PredicateFormat

/// Holds where two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .equal, right.expression) }

/// Holds where two values are the same.
public func == <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left == ContextExpression(right) }

/// Holds where two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .notEqual, right.expression) }

/// Holds where two values differ.
public func != <Value: ContextValue>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left != ContextExpression(right) }

/// Holds where the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .less, right.expression) }

/// Holds where the first number is less.
public func < <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left < ContextExpression(right) }

/// Holds where the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .lessOrEqual, right.expression) }

/// Holds where the first number is not greater.
public func <= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left <= ContextExpression(right) }

/// Holds where the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greater, right.expression) }

/// Holds where the first number is greater.
public func > <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left > ContextExpression(right) }

/// Holds where the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextGuard { ContextGuard(left.expression, .greaterOrEqual, right.expression) }

/// Holds where the first number is not less.
public func >= <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextGuard { left >= ContextExpression(right) }

extension ContextOperand {
  /// Holds where the value is one of a list.
  public func isIn(_ list: [Value]) -> ContextGuard {
    ContextGuard(expression, .isIn, ContextExpression<[Value]>(list))
  }

  /// Holds where the value is one of a list.
  public func isIn(_ list: some ContextOperand<[Value]>) -> ContextGuard {
    ContextGuard(expression, .isIn, list.expression)
  }

  /// Holds where an element of the list is the value.
  public func contains<Element>(_ element: Element) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, ContextExpression<Element>(element))
  }

  /// Holds where an element of the list is the value.
  public func contains<Element>(
    _ element: some ContextOperand<Element>
  ) -> ContextGuard where Value == [Element] {
    ContextGuard(expression, .contains, element.expression)
  }
}

extension ContextOperand where Value == String {
  /// Holds where the other text is a part of this.
  public func contains(_ part: String) -> ContextGuard {
    ContextGuard(expression, .contains, ContextExpression(part))
  }

  /// Holds where the other text is a part of this.
  public func contains(_ part: some ContextOperand<String>) -> ContextGuard {
    ContextGuard(expression, .contains, part.expression)
  }

  /// Holds where the text begins with the other.
  public func beginsWith(_ start: String) -> ContextGuard {
    ContextGuard(expression, .beginsWith, ContextExpression(start))
  }

  /// Holds where the text ends with the other.
  public func endsWith(_ end: String) -> ContextGuard {
    ContextGuard(expression, .endsWith, ContextExpression(end))
  }

  /// Holds where the whole text fits a regular expression.
  public func matches(_ pattern: String) -> ContextGuard {
    ContextGuard(expression, .matches, ContextExpression(pattern))
  }
}
