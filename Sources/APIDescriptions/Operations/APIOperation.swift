import LocatedJSON

/// One method of one path of a description.
struct APIOperation: Sendable {
  /// The path as the description has it: `/items/{id}`.
  let path: String
  /// The method in capitals.
  let method: String
  /// The parts of the path.
  let parts: [String]
  /// The object of the path.
  let item: JSONNode
  /// The object of the method.
  let node: JSONNode
  /// The offset of the method's key.
  let offset: Int

  var title: String { "\(method) \(path)" }

  private static let methods: Set<String> = [
    "delete", "get", "head", "options", "patch", "post", "put", "trace",
  ]

  static func all(in root: JSONNode) -> [APIOperation] {
    guard case .object(let paths)? = root.member("paths")?.value.kind else { return [] }
    return paths.flatMap { path -> [APIOperation] in
      guard path.key.hasPrefix("/") else { return [] }
      var item = path.value
      if case .string(let reference)? = item.member("$ref")?.value.kind {
        item = SchemaCheck.place(reference, in: root) ?? item
      }
      guard case .object(let members) = item.kind else { return [] }
      return members.filter { methods.contains($0.key) }.map { member in
        APIOperation(
          path: path.key, method: member.key.uppercased(), parts: PathParts.split(path.key),
          item: item, node: member.value, offset: member.offset)
      }
    }
  }

  // MARK: - Responses

  /// A response of the description, with its key.
  struct Response {
    let key: String
    let node: JSONNode
  }

  /// The statuses of the description, in its order.
  var statuses: [String] {
    guard case .object(let members)? = node.member("responses")?.value.kind else { return [] }
    return members.map(\.key)
  }

  /// The response to a status: its own, that of its hundred, or the default.
  func response(to status: Int, in root: JSONNode) -> Response? {
    guard let responses = node.member("responses")?.value else { return nil }
    for key in [String(status), "\(status / 100)XX", "\(status / 100)xx", "default"] {
      guard var found = responses.member(key)?.value else { continue }
      if case .string(let reference)? = found.member("$ref")?.value.kind {
        found = SchemaCheck.place(reference, in: root) ?? found
      }
      return Response(key: key, node: found)
    }
    return nil
  }
}

extension APIOperation.Response {
  /// Whether the response has a body of some kind.
  var hasContent: Bool {
    guard case .object(let members)? = node.member("content")?.value.kind else { return false }
    return !members.isEmpty
  }

  /// The schema of the JSON body; nil if the description has none.
  var schema: JSONNode? {
    guard case .object(let members)? = node.member("content")?.value.kind else { return nil }
    let json = members.first { Self.isJSON($0.key) }
    return json?.value.member("schema")?.value
  }

  /// Whether a media type is JSON, or may be: `application/json`, `application/hal+json`, `*/*`.
  private static func isJSON(_ type: String) -> Bool {
    let name = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    return ["application/json", "application/*", "*/*", "text/json"].contains(name)
      || name.hasSuffix("+json")
  }
}
