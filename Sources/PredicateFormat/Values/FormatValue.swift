/// A value that a predicate or an expression reads or returns.
///
/// Numbers compare across `bool`, `integer` and `real`; a value of any other kind equals only
/// values of the same kind.
public enum FormatValue: Sendable, Hashable {
  /// No value: Foundation's `nil` and `NSNull`.
  case null
  /// A truth value, which compares as the number 1 or 0.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// A text.
  case string(String)
  /// An instant in seconds since the reference date, 1 January 2001 UTC.
  case date(Double)
  /// Raw bytes.
  case data([UInt8])
  /// An ordered collection.
  case list([FormatValue])
  /// Named values, which key paths can read.
  case record([String: FormatValue])
  /// A live subject that provides the values of its keys.
  case object(FormatObject)
}

extension FormatValue {
  /// The name of the kind of value, for messages.
  package var kindName: String {
    switch self {
    case .null: "nil"
    case .bool: "true or false"
    case .integer, .real: "a number"
    case .string: "a string"
    case .date: "a date"
    case .data: "data"
    case .list: "a list"
    case .record: "a record"
    case .object: "an object"
    }
  }
}
