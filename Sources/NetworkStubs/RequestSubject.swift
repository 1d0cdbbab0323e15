import PredicateFormat

/// A request as the predicates of rules see it.
package struct RequestSubject: FormatSubject {
  let request: NetworkRequest
  let parameters: [String: String]
  /// How many requests have matched the rule, including this one.
  let count: Int

  /// Makes a request readable for predicates.
  package init(request: NetworkRequest, parameters: [String: String], count: Int) {
    self.request = request
    self.parameters = parameters
    self.count = count
  }

  /// The keys with which a key path of a predicate may begin.
  package static let keys = [
    "method", "url", "path", "query", "headers", "body", "json", "parameters", "count",
  ]

  var formatKeys: [String] { Self.keys }

  func formatValue(forKey key: String) -> FormatValue? {
    switch key {
    case "method": .string(request.method)
    case "url": .string(request.url)
    case "path": .string(PercentText.decode(request.path))
    case "query":
      .record(
        Dictionary(request.query.map { ($0.name, .string($0.value)) }) { first, _ in first })
    case "headers": .object(FormatObject(HeaderSubject(headers: request.headers)))
    case "body": .string(request.text)
    case "json": request.json ?? .null
    case "parameters": .record(parameters.mapValues { .string($0) })
    case "count": .integer(Int64(count))
    default: nil
    }
  }
}

/// Headers as predicates see them: `headers.contentType` is the header `Content-Type`.
struct HeaderSubject: FormatSubject {
  let headers: NetworkHeaders

  var formatKeys: [String] { headers.fields.map(\.name) }

  func formatValue(forKey key: String) -> FormatValue? {
    let wanted = Self.folded(key)
    return headers.fields.first { Self.folded($0.name) == wanted }.map { .string($0.value) }
      ?? .null
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
