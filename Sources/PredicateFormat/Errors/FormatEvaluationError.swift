/// The reason why a predicate or an expression has no result for a value.
public indirect enum FormatEvaluationError: Error, Equatable, Sendable {
  /// The value has no such key; `nearest` is a similar key, if there is one.
  case unknownKey(key: String, nearest: String?)
  /// An operation was applied to a value of a kind that it does not support.
  case typeMismatch(operation: String, expected: String, found: String)
  /// The right-hand side of `IN`, or the left-hand side of `CONTAINS`, is not a collection.
  case notACollection(String)
  /// A text was searched for something that is not a text.
  case notAString(value: String, collection: String)
  /// The left-hand side of `ANY` or `ALL` is not a list.
  case notAListForQuantifier(String)
  /// The pattern of `MATCHES` is not a regular expression.
  case badRegularExpression(pattern: String)
  /// The search for a regular expression took too long.
  case runawayRegularExpression(pattern: String)
  /// A variable has no value.
  case unboundVariable(String)
  /// An index lies outside its list.
  case indexOutOfRange(index: Int64, count: Int)
  /// A whole number was divided by zero.
  case divisionByZero
  /// A method that `FUNCTION` does not know for this value.
  case unknownMethod(selector: String, nearest: String?)
  /// `now()` was evaluated without the variable `now`.
  case noClock
  /// A limit on steps or sizes; its name says which.
  case limitExceeded(String)
}

extension FormatEvaluationError: CustomStringConvertible {
  /// The reason in words, in Foundation's wording where it has one.
  public var description: String {
    switch self {
    case .unknownKey(let key, let nearest):
      "this class is not key value coding-compliant for the key \(key)." + hint(nearest)
    case .typeMismatch(let operation, let expected, let found):
      "\(operation) expects \(expected), not \(found)."
    case .notACollection(let value):
      "Can't use in/contains operator with collection \(value) (not a collection)"
    case .notAString(let value, let collection):
      "Can't look for value (\(value)) in string (\(collection)); value is not a string"
    case .notAListForQuantifier(let value):
      "The left hand side for an ALL or ANY operator must be a list, not \(value)."
    case .badRegularExpression(let pattern):
      "Can't do regex matching, reason: Can't open pattern (pattern \(pattern))"
    case .runawayRegularExpression(let pattern):
      "Can't do regex matching, reason: the search took too long (pattern \(pattern))"
    case .unboundVariable(let name):
      "Can't get value for '\(name)' in bindings."
    case .indexOutOfRange(let index, let count):
      "index \(index) beyond bounds for a list of \(count)"
    case .divisionByZero:
      "division by zero"
    case .unknownMethod(let selector, let nearest):
      "FUNCTION has no method \(selector) for this value." + hint(nearest)
    case .noClock:
      "now() reads the variable now, which has no value."
    case .limitExceeded(let limit):
      "the evaluation exceeds its limit of \(limit)."
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { " Did you mean \($0)?" } ?? ""
  }
}
