/// A named value of a context, with a type: `let count = ContextKey("count", 0)`.
///
/// Declare it once, then use it as a part of a screen, and in guards, actions and texts:
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
/// All of these are converted to the text that a file would contain, and checked like files.
public struct ContextKey<Value: ContextValue>: ContextOperand {
  /// The name; the names of values that all screens share begin with `app.`.
  public let name: String
  /// The initial value.
  public let initial: Value

  /// Makes a key with its name and initial value.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }

  /// The value as an expression.
  public var expression: ContextExpression<Value> { ContextExpression(path: name) }
}

/// A value that a screen passes to a screen that it shows: `Given(email, typed)`.
public struct Given: Sendable {
  let key: String
  let format: String

  /// Gives a key of the other screen the value of an expression of this screen.
  public init<Value>(_ key: ContextKey<Value>, _ value: some ContextOperand<Value>) {
    self.key = key.name
    format = value.expression.format
  }

  /// Gives a key of the other screen a constant value.
  public init<Value>(_ key: ContextKey<Value>, _ value: Value) {
    self.init(key, ContextExpression(value))
  }

  static func expressions(_ given: [Given]) -> [String: String] {
    Dictionary(given.map { ($0.key, $0.format) }) { _, last in last }
  }
}
