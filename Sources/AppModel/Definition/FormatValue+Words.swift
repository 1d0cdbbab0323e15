import PredicateFormat

extension FormatValue {
  /// The value as an element shows it.
  package var words: String {
    switch self {
    case .null: ""
    case .string(let words): words
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let flag): flag ? "1" : "0"
    default: ""
    }
  }
}
