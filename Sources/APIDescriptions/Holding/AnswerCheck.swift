import LocatedJSON

/// Checks the responses in one file against a description, and collects the faults.
struct AnswerCheck {
  /// A response and its request.
  struct Answer {
    /// The parts of the path; names in braces and stars are any text.
    var parts: [String]
    /// The path in words.
    var path: String
    /// The method in capitals; nil for any.
    var method: String?
    var status: Int
    /// The body as JSON; nil for a body that is none.
    var body: Body
    /// The offsets of the path, the method and the status.
    var pathOffset: Int
    var methodOffset: Int
    var statusOffset: Int
    /// The keys that lead to the body in the whole response; empty for the whole response.
    var place: [String] = []
  }

  enum Body {
    case none
    case json(JSONNode, file: DescriptionFile)
    /// Text that is not JSON, with the place of the body.
    case other(offset: Int)
  }

  let description: APIDescription
  /// The file with the requests.
  let file: DescriptionFile
  private(set) var faults: [ContractFault] = []

  init(_ description: APIDescription, _ file: DescriptionFile) {
    self.description = description
    self.file = file
  }

  private mutating func find(_ message: String, at offset: Int, source: Int) {
    faults.append(
      ContractFault(
        place: file.place(of: offset), message: message,
        source: description.file.place(of: source)))
  }

  /// Checks one response.
  mutating func check(_ answer: Answer) {
    let known = description.operations(at: answer.parts)
    guard !known.isEmpty else {
      let paths = description.file.root.member("paths")?.offset ?? 0
      return find(
        "the description has no path \(answer.path)", at: answer.pathOffset, source: paths)
    }
    let meant = known.filter { answer.method == nil || $0.method == answer.method }
    guard let first = meant.first else {
      let methods = known.map(\.method).joined(separator: ", ")
      return find(
        "\(known[0].path) has no \(answer.method ?? ""); it has \(methods)",
        at: answer.methodOffset, source: known[0].offset)
    }
    // A rule for several requests is correct if it is correct for one of them.
    var nearest: [ContractFault]?
    for operation in meant {
      let found = self.faults(of: answer, operation)
      if found.isEmpty { return }
      if nearest == nil || operation.title == first.title { nearest = nearest ?? found }
    }
    faults += nearest ?? []
  }

  private func faults(of answer: Answer, _ operation: APIOperation) -> [ContractFault] {
    let root = description.file.root
    guard let response = operation.response(to: answer.status, in: root) else {
      let known = operation.statuses.joined(separator: ", ")
      let place = operation.node.member("responses")?.offset ?? operation.offset
      return [
        ContractFault(
          place: file.place(of: answer.statusOffset),
          message: "\(operation.title) has no response \(answer.status)"
            + (known.isEmpty ? "" : "; it has \(known)"),
          source: description.file.place(of: place))
      ]
    }
    let source = description.file.place(of: response.node.offset)
    let title = "the response \(answer.status) of \(operation.title)"
    switch answer.body {
    case .none:
      guard response.schema != nil, answer.method != "HEAD", answer.status != 204 else { return [] }
      return [
        ContractFault(
          place: file.place(of: answer.statusOffset), message: "\(title) has a body, found none",
          source: source)
      ]
    case .other(let offset):
      guard response.schema != nil else { return [] }
      return [
        ContractFault(
          place: file.place(of: offset), message: "\(title) is JSON, found other text",
          source: source)
      ]
    case .json(let body, let bodyFile):
      guard let whole = response.schema else {
        guard !response.hasContent else { return [] }
        return [
          ContractFault(
            place: bodyFile.place(of: body.offset), message: "\(title) has no body", source: source)
        ]
      }
      guard let schema = SchemaCheck.schema(at: answer.place, in: whole, of: root) else {
        return []
      }
      return SchemaCheck.findings(in: body, schema: schema, of: root).map {
        ContractFault(
          place: bodyFile.place(of: $0.offset), message: $0.message,
          source: description.file.place(of: $0.schema))
      }
    }
  }
}
