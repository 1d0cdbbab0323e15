/// A value of a context under its name, with a type: `let count = ContextKey("count", 0)`.
///
/// Declared once, it stands among the parts of a screen, and in guards, actions and texts:
///
/// ```swift
/// let count = ContextKey("count", 0)
/// let counter = Screen("counter") {
///   count
///   Text(count.text, id: "count")
///   On("ADD", if: count < 3, do: .assign(count, count + 1))
/// }
/// ```
///
/// All of that prints to the words a file would hold, and is checked as they are.
public struct ContextKey<Value: ContextValue>: ContextOperand {
  /// The name; values shared by all screens begin with `app.`.
  public let name: String
  /// What the value is at first.
  public let initial: Value

  /// Names a value and says what it starts with.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }

  /// The value as an expression.
  public var expression: ContextExpression<Value> { ContextExpression(path: name) }
}

/// A value that a screen gives to one that it shows: `Given(email, typed)`.
public struct Given: Sendable {
  let key: String
  let format: String

  /// Gives a key of the other screen the value of an expression of this one.
  public init<Value>(_ key: ContextKey<Value>, _ value: some ContextOperand<Value>) {
    self.key = key.name
    format = value.expression.format
  }

  /// Gives a key of the other screen a value.
  public init<Value>(_ key: ContextKey<Value>, _ value: Value) {
    self.init(key, ContextExpression(value))
  }

  static func expressions(_ given: [Given]) -> [String: String] {
    Dictionary(given.map { ($0.key, $0.format) }) { _, last in last }
  }
}
