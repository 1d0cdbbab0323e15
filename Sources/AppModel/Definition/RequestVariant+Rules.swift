package import LocatedJSON
package import NetworkStubs
package import PredicateFormat

// A plain `nil` would be the value null here, because values can be written as nil literals.

/// What is known about a variant's requests before expressions are evaluated; rules that name a
/// loader use it.
extension RequestVariant {
  /// The URL as a pattern in which every expression matches any text.
  package var pattern: String {
    guard let pieces = try? RequestURL(url).pieces else { return url }
    return pieces.map { piece in
      switch piece {
      case .text(let words): String(words.prefix { $0 != "?" })
      case .expression: "*"
      }
    }.joined()
  }

  /// The query parameters with constant values; those with other expressions match any text.
  package var conditions: [StubRule.Condition] {
    let written = URLParts(url).query.map { StubRule.Condition($0.name, $0.value) }
    return written
      + query.compactMap { field in
        Self.constant(field.expression).map { StubRule.Condition(field.name, $0.words) }
      }
  }

  /// The constant part of the body; nil if there is none.
  package var constantBody: FormatValue? { body.flatMap(Self.constant) }

  static func constant(_ expression: String) -> FormatValue? {
    guard let root = try? FormatExpression(expression).root, case .constant(let value) = root else {
      return nil
    }
    return value
  }

  /// The part of a body without expressions; a list that contains one is omitted completely.
  private static func constant(_ body: FormatValue) -> FormatValue? {
    switch body {
    case .record(let members):
      if let expression = body.boundExpression { return constant(expression) }
      let known = members.compactMapValues { constant($0) }
      guard !known.isEmpty || members.isEmpty else { return Optional.none }
      return .record(known)
    case .list(let items):
      let known = items.compactMap { constant($0) }
      guard known == items else { return Optional.none }
      return body
    default: return body
    }
  }
}

extension FormatValue {
  /// The expression of `{"bind": expression}`.
  package var boundExpression: String? {
    guard case .record(let members) = self, members.count == 1,
      case .string(let expression)? = members["bind"]
    else { return nil }
    return expression
  }
}

/// A URL with expressions in braces, split into pieces.
package struct RequestURL {
  /// A piece of a URL.
  package enum Piece: Equatable {
    case text(String)
    case expression(String)
  }

  /// The pieces, in order.
  package let pieces: [Piece]

  package init(_ text: String) throws(ReadFault) {
    guard text.hasPrefix("/") || text.firstRange(of: "://") != nil else {
      throw ReadFault(
        message: "expected a URL or a path such as \"/v1/items\", found \(quoted(text))")
    }
    guard text.utf8.count <= PathPattern.sizeLimit else {
      throw ReadFault(
        message: "the URL is longer than \(PathPattern.sizeLimit) bytes, which is the limit")
    }
    var (pieces, rest): ([Piece], Substring) = ([], text[...])
    while !rest.isEmpty {
      let words = rest.prefix { $0 != "{" && $0 != "}" }
      if !words.isEmpty { pieces.append(.text(String(words))) }
      rest = rest.dropFirst(words.count)
      guard let brace = rest.first else { break }
      let expression = rest.dropFirst().prefix { $0 != "{" && $0 != "}" }
      rest = rest.dropFirst(expression.count + 1)
      guard brace == "{", !expression.isEmpty, rest.popFirst() == "}" else {
        throw ReadFault(message: "expected an expression in braces, found \(quoted(text))")
      }
      pieces.append(.expression(String(expression)))
    }
    self.pieces = pieces
  }
}
