public import AppModel
import PredicateFormat

/// A value of a known type: a ``ContextKey`` or a ``ContextExpression``.
public protocol ContextOperand<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: ContextValue
  /// The operand as an expression.
  var expression: ContextExpression<Value> { get }
}

/// An expression over the context with a known type: `count + 1`.
public struct ContextExpression<Value: ContextValue>: ContextOperand {
  /// The operator precedence of an expression's text.
  enum Strength: Int {
    case sum, product, atom
  }

  let node: ExpressionNode
  /// The expression in the predicate format.
  public let format: String
  let strength: Strength

  init(_ node: ExpressionNode, _ format: String, _ strength: Strength = .atom) {
    self.node = node
    self.format = format
    self.strength = strength
  }

  /// Makes an expression from a constant value; a number must be finite.
  public init(_ value: Value) {
    let value = value.formatValue
    self.init(.constant(value), value.literal)
  }

  /// Makes an expression for a path of names joined by dots, such as `item.title` or `event.data`.
  public init(path: String) {
    let keys = KeyPathNode(path.split(separator: ".").map(String.init))
    let node = ExpressionNode.keyPath(keys)
    self.init(node, path.isEmpty ? "nil" : node.format)
  }

  /// This expression.
  public var expression: ContextExpression<Value> { self }

  /// The text, in parentheses if its precedence is lower than the required one.
  func format(_ least: Strength) -> String {
    strength.rawValue < least.rawValue ? "(\(format))" : format
  }

  /// An expression for the value under a key of this value.
  func member<Other>(_ key: String) -> ContextExpression<Other> {
    let inner: ExpressionNode =
      if case .keyPath(let path) = node {
        .keyPath(KeyPathNode(path.keys + [key]))
      } else {
        .path(node, KeyPathNode([key]))
      }
    return ContextExpression<Other>(inner, "\(format(.atom)).\(key)")
  }
}

extension FormatValue {
  /// The value as a file writes it; truth values are words, so that they stay truth values when
  /// read.
  fileprivate var literal: String {
    switch self {
    case .bool(let flag): flag ? "TRUE" : "FALSE"
    case .list(let values): "{" + values.map(\.literal).joined(separator: ", ") + "}"
    default: ExpressionNode.constant(self).format
    }
  }
}

extension ContextOperand {
  /// The expression in the predicate format.
  public var format: String { expression.format }

  /// The value as a text of an element; the element shows changes of the value.
  public var text: ElementText { .bind(expression.format) }
}

extension ContextOperand where Value == String {
  /// The number of UTF-16 units in the text.
  public var length: ContextExpression<Int> { expression.member("length") }
}

extension ContextOperand {
  /// The number of elements in the list.
  public func count<Element>() -> ContextExpression<Int> where Value == [Element] {
    expression.member("@count")
  }
}
