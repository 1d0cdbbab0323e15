import LocatedJSON
import NetworkStubs
import PredicateFormat

/// Checks the requests of an app's loaders against a description, and collects the faults.
struct RequestCheck {
  let description: APIDescription
  private(set) var faults: [ContractFault] = []

  init(_ description: APIDescription) { self.description = description }

  /// Headers that a description does not list as parameters.
  private static let otherHeaders: Set<String> = ["accept", "authorization", "content-type"]

  mutating func check(_ request: LoaderRequest) {
    let text = Self.withoutExpressions(request.url)
    guard description.serves(text) else { return }
    let url = URLParts(text)
    let place = "loader \"\(request.loader)\""
    let known = description.operations(at: PathParts.split(url.path))
    guard !known.isEmpty else {
      let paths = description.file.root.member("paths")?.offset ?? 0
      return find("the description has no path \(URLParts(request.url).path)", place, source: paths)
    }
    let meant = known.filter { $0.method == request.method }
    guard !meant.isEmpty else {
      let methods = known.map(\.method).joined(separator: ", ")
      return find(
        "\(known[0].path) has no \(request.method); it has \(methods)", place,
        source: known[0].offset)
    }
    // A request that may go to several operations is correct if it is correct for one of them.
    let queries = request.query + url.query.map(\.name)
    let tries = meant.map { operation in
      var own = RequestCheck(description)
      own.checkParameters(of: request, queries, operation, place)
      own.checkBody(of: request, operation, place)
      return own.faults
    }
    if !tries.contains(where: \.isEmpty) { faults += tries[0] }
  }

  /// A URL with expressions replaced by empty braces, without those of its origin.
  static func withoutExpressions(_ url: String) -> String {
    var text = ""
    var depth = 0
    for character in url {
      if character == "}" { depth = max(0, depth - 1) }
      if depth == 0 { text.append(character) }
      if character == "{" { depth += 1 }
    }
    return text.hasPrefix("{}") ? String(text.dropFirst(2)) : text
  }

  private mutating func find(_ message: String, _ place: String, source: Int) {
    faults.append(
      ContractFault(
        place: place, message: message, source: description.file.place(of: source)))
  }

  // MARK: - Parameters

  private mutating func checkParameters(
    of request: LoaderRequest, _ queries: [String], _ operation: APIOperation, _ place: String
  ) {
    let parameters = operation.parameters(in: description.file.root)
    let known = parameters.filter { $0.place == "query" }
    for name in queries where !known.contains(where: { $0.takes(name) }) {
      let others = known.map(\.name).joined(separator: ", ")
      find(
        "\(operation.title) has no query parameter \(name)"
          + (others.isEmpty ? "" : "; it has \(others)"), place, source: operation.offset)
    }
    for parameter in known
    where parameter.isRequired && !queries.contains(where: parameter.takes) {
      find(
        "\(operation.title) needs the query parameter \(parameter.name)", place,
        source: parameter.offset)
    }
    let headers = Set(request.headers.map { $0.lowercased() })
    for parameter in parameters where parameter.place == "header" && parameter.isRequired {
      let name = parameter.name.lowercased()
      guard !headers.contains(name), !Self.otherHeaders.contains(name) else { continue }
      find(
        "\(operation.title) needs the header \(parameter.name)", place, source: parameter.offset)
    }
  }

  // MARK: - Bodies

  private mutating func checkBody(
    of request: LoaderRequest, _ operation: APIOperation, _ place: String
  ) {
    let root = description.file.root
    guard let wanted = operation.requestBody(in: root) else {
      if request.body != nil {
        find("\(operation.title) takes no body", place, source: operation.offset)
      }
      return
    }
    guard let body = request.body else {
      if wanted.node.member("required")?.value.kind == .bool(true) {
        find("\(operation.title) needs a body", place, source: wanted.node.offset)
      }
      return
    }
    // A text is sent as it is.
    guard let schema = wanted.schema, body.kindName != FormatValue.string("").kindName else {
      return
    }
    var sent = SentBody()
    let node = sent.node(of: body, at: "")
    for finding in SchemaCheck.findings(in: node, schema: schema, of: root, isSent: true) {
      let pointer =
        sent.pointers.indices.contains(finding.offset)
        ? sent.pointers[finding.offset] : ""
      find(
        finding.message, "\(place), body\(pointer.isEmpty ? "" : " " + pointer)",
        source: finding.schema)
    }
  }
}

/// The body of a request as JSON; values that are computed when the app runs fit every schema.
private struct SentBody {
  /// The JSON pointers of the values, by their offsets.
  private(set) var pointers: [String] = []

  mutating func node(of value: FormatValue, at pointer: String) -> JSONNode {
    let offset = pointers.count
    pointers.append(pointer)
    switch value {
    case .record(let members):
      if members.count == 1, case .string? = members["bind"] { return SchemaCheck.open }
      let sorted = members.sorted { $0.key < $1.key }
      return JSONNode(
        .object(
          sorted.map { member in
            JSONMember(
              member.key, offset: offset,
              node(of: member.value, at: pointer + "/" + member.key))
          }), offset: offset)
    case .list(let items):
      let nodes = items.enumerated().map { node(of: $1, at: pointer + "/\($0)") }
      return JSONNode(.array(nodes), offset: offset)
    case .null: return JSONNode(.null, offset: offset)
    case .bool(let value): return JSONNode(.bool(value), offset: offset)
    case .integer(let number): return JSONNode(.integer(number), offset: offset)
    case .real(let number): return JSONNode(.real(number), offset: offset)
    case .string(let text): return JSONNode(.string(text), offset: offset)
    case .date, .data, .object: return SchemaCheck.open
    }
  }
}
