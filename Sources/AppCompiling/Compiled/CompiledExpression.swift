package import PredicateFormat

/// A compiled expression; constants and plain key paths do not need the evaluator.
package enum CompiledExpression: Sendable {
  case constant(FormatValue)
  case path(first: String, rest: [String], FormatExpression)
  case general(FormatExpression)

  /// Parses an expression of a definition.
  init(_ text: String) throws(FormatError) {
    if let path = Self.plainPath(text) {
      self = .path(first: path[0], rest: Array(path.dropFirst()), try FormatExpression(text))
    } else {
      self = .general(try FormatExpression(text))
    }
  }

  /// The value in a scope; an expression that cannot be evaluated is null.
  package func value(in scope: Scope) -> FormatValue {
    switch self {
    case .constant(let value): return value
    case .path(let first, let rest, let expression):
      var value = scope.formatValue(forKey: first) ?? .null
      for key in rest {
        // Texts, numbers and lists have keys too; the evaluator handles them.
        guard case .record(let members) = value else {
          return Self.evaluated(expression, in: scope)
        }
        value = members[key] ?? .null
      }
      return value
    case .general(let expression): return Self.evaluated(expression, in: scope)
    }
  }

  private static func evaluated(_ expression: FormatExpression, in scope: Scope) -> FormatValue {
    (try? expression.evaluate(with: .object(FormatObject(scope)))) ?? .null
  }

  /// The keys of a text that is only words joined by dots, without words that have another meaning.
  private static func plainPath(_ text: String) -> [String]? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.allSatisfy(isPlainWord) else { return nil }
    return words.map(String.init)
  }

  private static let reserved: Set<String> = [
    "TRUE", "FALSE", "YES", "NO", "NIL", "NULL", "SELF", "AND", "OR", "NOT", "ANY", "ALL", "NONE",
    "SOME", "IN", "LIKE", "MATCHES", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "CAST",
    "SUBQUERY", "FIRST", "LAST", "SIZE", "TERNARY", "FUNCTION", "TRUEPREDICATE", "FALSEPREDICATE",
  ]

  private static func isPlainWord(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, first == 95 || isLetter(first) else { return false }
    return word.utf8.allSatisfy { isLetter($0) || $0 == 95 || (48...57).contains($0) }
      && !reserved.contains(word.uppercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
