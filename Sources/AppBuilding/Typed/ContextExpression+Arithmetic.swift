import PredicateFormat

/// A type that supports arithmetic in expressions.
public protocol ContextNumber: ContextValue, Numeric, Comparable {}

extension Int: ContextNumber {}
extension Double: ContextNumber {}

extension ContextExpression {
  fileprivate static func infix(
    _ sign: ArithmeticOperator, _ left: Self, _ right: Self
  ) -> Self {
    let own: Strength = sign == .multiply ? .product : .sum
    let tighter: Strength = sign == .multiply ? .atom : .product
    return Self(
      .arithmetic(sign, left.node, right.node),
      "\(left.format(own)) \(sign.rawValue) \(right.format(tighter))", own)
  }
}

/// The sum.
public func + <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextExpression<Value> { .infix(.add, left.expression, right.expression) }

/// The sum.
public func + <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextExpression<Value> { left + ContextExpression(right) }

/// The sum.
public func + <Value: ContextNumber>(
  left: Value, right: some ContextOperand<Value>
) -> ContextExpression<Value> { ContextExpression(left) + right }

/// The difference.
public func - <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextExpression<Value> { .infix(.subtract, left.expression, right.expression) }

/// The difference.
public func - <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextExpression<Value> { left - ContextExpression(right) }

/// The difference.
public func - <Value: ContextNumber>(
  left: Value, right: some ContextOperand<Value>
) -> ContextExpression<Value> { ContextExpression(left) - right }

/// The product.
public func * <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: some ContextOperand<Value>
) -> ContextExpression<Value> { .infix(.multiply, left.expression, right.expression) }

/// The product.
public func * <Value: ContextNumber>(
  left: some ContextOperand<Value>, right: Value
) -> ContextExpression<Value> { left * ContextExpression(right) }

/// The product.
public func * <Value: ContextNumber>(
  left: Value, right: some ContextOperand<Value>
) -> ContextExpression<Value> { ContextExpression(left) * right }

/// The two texts joined.
public func + (
  left: some ContextOperand<String>, right: some ContextOperand<String>
) -> ContextExpression<String> { .infix(.add, left.expression, right.expression) }

/// The two texts joined.
public func + (
  left: some ContextOperand<String>, right: String
) -> ContextExpression<String> { left + ContextExpression(right) }

/// The two texts joined.
public func + (
  left: String, right: some ContextOperand<String>
) -> ContextExpression<String> { ContextExpression(left) + right }
