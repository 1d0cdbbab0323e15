import AppModel
package import LocatedJSON
package import NetworkStubs
import PredicateFormat
import VirtualTime

/// A loader's compiled request.
package final class CompiledRequest: Sendable {
  private let choice: CompiledExpression?
  private let variants: [CompiledRequestVariant]
  private let timeout: VirtualDuration

  init(_ definition: RequestDefinition, compiler: inout DefinitionCompiler) {
    choice = definition.choice.map { compiler.expression($0) }
    variants = definition.variants.map { CompiledRequestVariant($0, compiler: &compiler) }
    timeout = definition.timeout
  }

  /// A request that can be sent, and where the result is in its response.
  package struct Made {
    /// The request to send.
    package let request: NetworkRequest
    /// Where the result is in the response; nil for the whole response.
    package let place: JSONPointer?
  }

  /// Makes the request with the screen's current values, or throws why it cannot be made.
  package func make(in scope: Scope) throws(ReadFault) -> Made {
    let variant = try variant(in: scope)
    var request = NetworkRequest(variant.method, variant.url(in: scope), timeout: timeout)
    request.query += variant.query.compactMap { field in
      let value = field.value.value(in: scope)
      return value == .null ? nil : NetworkField(field.key, value.words)
    }
    for field in variant.headers {
      let value = field.value.value(in: scope)
      if value != .null { request.headers[field.key] = value.words }
    }
    if let body = variant.body?.value(in: scope) {
      if case .string(let text) = body {
        request.body = Array(text.utf8)
      } else {
        request.body = Array(JSONWriter.compact(body.json).utf8)
        if request.headers["Content-Type"] == nil {
          request.headers["Content-Type"] = "application/json"
        }
      }
    }
    return Made(request: request, place: variant.place)
  }

  private func variant(in scope: Scope) throws(ReadFault) -> CompiledRequestVariant {
    guard let choice else {
      guard let first = variants.first else { throw ReadFault(message: "it has no variant") }
      return first
    }
    let name = choice.value(in: scope).words
    guard let variant = variants.first(where: { $0.name == name }) else {
      let known = variants.map(\.name).joined(separator: ", ")
      throw ReadFault(message: "it has no variant \(quoted(name)), which was chosen, but \(known)")
    }
    return variant
  }
}

/// A compiled request to one back end.
struct CompiledRequestVariant: Sendable {
  /// A compiled piece of a URL.
  enum Piece: Sendable {
    case text(String)
    case expression(CompiledExpression)
  }

  /// A compiled body.
  indirect enum Body: Sendable {
    case constant(FormatValue)
    case expression(CompiledExpression)
    case list([Body])
    case record([String: Body])

    func value(in scope: Scope) -> FormatValue {
      switch self {
      case .constant(let value): value
      case .expression(let expression): expression.value(in: scope)
      case .list(let items): .list(items.map { $0.value(in: scope) })
      case .record(let members): .record(members.mapValues { $0.value(in: scope) })
      }
    }
  }

  let name: String
  let method: String
  let pieces: [Piece]
  let query: [CompiledBinding]
  let headers: [CompiledBinding]
  let body: Body?
  let place: JSONPointer?

  init(_ variant: RequestVariant, compiler: inout DefinitionCompiler) {
    name = variant.name
    method = variant.method
    var pieces: [Piece] = []
    for piece in (try? RequestURL(variant.url).pieces) ?? [] {
      switch piece {
      case .text(let words): pieces.append(.text(words))
      case .expression(let text): pieces.append(.expression(compiler.expression(text)))
      }
    }
    self.pieces = pieces
    query = variant.query.map { .init(key: $0.name, value: compiler.expression($0.expression)) }
    headers = variant.headers.map { .init(key: $0.name, value: compiler.expression($0.expression)) }
    body = variant.body.map { Self.body($0, compiler: &compiler, depth: 0) }
    place = variant.result.flatMap { try? JSONPointer($0) }
  }

  func url(in scope: Scope) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words
      case .expression(let expression):
        PercentText.encode(expression.value(in: scope).words, keeping: PercentText.pathMarks)
      }
    }.joined()
  }

  private static func body(
    _ value: FormatValue, compiler: inout DefinitionCompiler, depth: Int
  ) -> Body {
    guard depth < JSONReader.depthLimit else { return .constant(.null) }
    if let text = value.boundExpression { return .expression(compiler.expression(text)) }
    switch value {
    case .list(let items):
      return .list(items.map { body($0, compiler: &compiler, depth: depth + 1) })
    case .record(let members):
      var made: [String: Body] = [:]
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        made[key] = body(member, compiler: &compiler, depth: depth + 1)
      }
      return .record(made)
    default: return .constant(value)
    }
  }
}
