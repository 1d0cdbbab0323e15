public import AppModel
import PredicateFormat

/// Something with a value of a known type: a ``ContextKey`` or a ``ContextExpression``.
public protocol ContextOperand<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: ContextValue
  /// The operand as an expression.
  var expression: ContextExpression<Value> { get }
}

/// An expression over the context whose type is known: `count + 1`.
public struct ContextExpression<Value: ContextValue>: ContextOperand {
  /// How strongly what is written binds.
  enum Strength: Int {
    case sum, product, atom
  }

  let node: ExpressionNode
  /// The words in the predicate format.
  public let format: String
  let strength: Strength

  init(_ node: ExpressionNode, _ format: String, _ strength: Strength = .atom) {
    self.node = node
    self.format = format
    self.strength = strength
  }

  /// A value that is written out; a number has to be finite.
  public init(_ value: Value) {
    let value = value.formatValue
    self.init(.constant(value), value.literal)
  }

  /// What stands under names joined by points, such as `item.title` or `event.data`.
  public init(path: String) {
    let keys = KeyPathNode(path.split(separator: ".").map(String.init))
    let node = ExpressionNode.keyPath(keys)
    self.init(node, path.isEmpty ? "nil" : node.format)
  }

  /// Itself.
  public var expression: ContextExpression<Value> { self }

  /// The words with parentheses where they bind more weakly than asked.
  func format(_ least: Strength) -> String {
    strength.rawValue < least.rawValue ? "(\(format))" : format
  }

  /// What is read of the value under a key of its own.
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
  /// The value as a file writes it: truth values as words, which stay truth values when read.
  fileprivate var literal: String {
    switch self {
    case .bool(let flag): flag ? "TRUE" : "FALSE"
    case .list(let values): "{" + values.map(\.literal).joined(separator: ", ") + "}"
    default: ExpressionNode.constant(self).format
    }
  }
}

extension ContextOperand {
  /// The words in the predicate format.
  public var format: String { expression.format }

  /// The value as words of an element, which follow it.
  public var text: ElementText { .bind(expression.format) }
}

extension ContextOperand where Value == String {
  /// How many UTF-16 units the text has.
  public var length: ContextExpression<Int> { expression.member("length") }
}

extension ContextOperand {
  /// How many elements the list has.
  public func count<Element>() -> ContextExpression<Int> where Value == [Element] {
    expression.member("@count")
  }
}
