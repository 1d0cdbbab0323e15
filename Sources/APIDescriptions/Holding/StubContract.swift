import LocatedJSON
import NetworkStubs

/// Checks sets of stubs and recordings against an API description.
package struct StubContract {
  let description: APIDescription

  /// The most faults that are reported.
  package static let faultLimit = 200

  /// The name of the file of a set's rules.
  private static let rules = "rules.json"
  /// The instant of dates in bodies that are relative to the present.
  static let now = 1_700_000_000.0

  /// Makes a check against a description.
  package init(_ description: APIDescription) { self.description = description }

  // MARK: - Sets of stubs

  /// The faults of a set of stubs: of its rules in order, then of the files that no rule names.
  ///
  /// Network failures and bodies that are not JSON are not checked. A rule for a loader is checked
  /// for each given request of the loader; its answer is the value that the loader delivers. Faults
  /// use the given name of the folder and the names of its files inside it.
  package func faults(
    inSet folder: String, files: [(name: String, bytes: [UInt8])], loaders: [LoaderRequest] = []
  ) -> [ContractFault] {
    var read: [String: [UInt8]] = [:]
    for file in files { read[file.name] = file.bytes }
    var faults: [ContractFault] = []
    var named: Set<String> = []
    if let bytes = read[Self.rules],
      let file = try? DescriptionFile(name: folder + "/" + Self.rules, bytes: bytes),
      case .array(let rules)? = file.root.member("rules")?.value.kind
    {
      var check = AnswerCheck(description, file)
      for rule in rules {
        for answer in Self.answers(of: rule) {
          if case .string(let name)? = answer.member("file")?.value.kind { named.insert(name) }
          if let held = held(rule, answer, in: file, folder, read) { check.check(held) }
          for held in heldLoads(rule, answer, loaders, in: file, folder, read) { check.check(held) }
        }
      }
      faults += check.faults
    }
    for (name, bytes) in files where name != Self.rules && !named.contains(name) {
      faults += self.faults(inFile: name, bytes, folder)
    }
    return Array(faults.prefix(Self.faultLimit))
  }

  /// The faults of the requests that loaders make, in their order.
  package func faults(inRequests requests: [LoaderRequest]) -> [ContractFault] {
    var check = RequestCheck(description)
    for request in requests where check.faults.count < Self.faultLimit { check.check(request) }
    return Array(check.faults.prefix(Self.faultLimit))
  }

  private static func answers(of rule: JSONNode) -> [JSONNode] {
    guard let answer = rule.member("answer")?.value else {
      return [JSONNode(.object([]), offset: rule.offset)]
    }
    if case .array(let answers) = answer.kind { return answers }
    return [answer]
  }

  /// A response of a rule; nil if there is nothing to check.
  private func held(
    _ rule: JSONNode, _ answer: JSONNode, in file: DescriptionFile, _ folder: String,
    _ files: [String: [UInt8]]
  ) -> AnswerCheck.Answer? {
    guard answer.member("failure") == nil, let url = rule.member("url")?.value,
      case .string(let text) = url.kind
    else { return nil }
    var method: String?
    if case .string(let name)? = rule.member("method")?.value.kind { method = name.uppercased() }
    var status = 200
    if case .integer(let number)? = answer.member("status")?.value.kind { status = Int(number) }
    let path = URLParts(text).path
    return AnswerCheck.Answer(
      parts: PathParts.split(path), path: path, method: method, status: status,
      body: body(of: answer, in: file, folder, files), pathOffset: url.offset,
      methodOffset: rule.member("method")?.value.offset ?? url.offset,
      statusOffset: answer.member("status")?.value.offset ?? answer.offset)
  }

  /// The response of a loader's rule to each request of the loader.
  private func heldLoads(
    _ rule: JSONNode, _ answer: JSONNode, _ loaders: [LoaderRequest], in file: DescriptionFile,
    _ folder: String, _ files: [String: [UInt8]]
  ) -> [AnswerCheck.Answer] {
    guard answer.member("failure") == nil, let named = rule.member("loader")?.value,
      case .string(let name) = named.kind
    else { return [] }
    var status = 200
    if case .integer(let number)? = answer.member("status")?.value.kind { status = Int(number) }
    // A loader delivers a value, even if the value is a text.
    let value = answer.member("body")?.value.datesFilled(now: Self.now)
    let body = value.map { .json($0, file: file) } ?? body(of: answer, in: file, folder, files)
    return loaders.filter { $0.loader == name }.map { request in
      let path = URLParts(request.url).path
      return AnswerCheck.Answer(
        parts: PathParts.split(path), path: path, method: request.method, status: status,
        body: body, pathOffset: named.offset,
        methodOffset: named.offset,
        statusOffset: answer.member("status")?.value.offset ?? answer.offset,
        place: request.place)
    }
  }

  private func body(
    of answer: JSONNode, in file: DescriptionFile, _ folder: String, _ files: [String: [UInt8]]
  ) -> AnswerCheck.Body {
    if let named = answer.member("file")?.value, case .string(let name) = named.kind {
      guard let bytes = files[name] else { return .none }
      guard let own = Self.json(folder + "/" + name, bytes) else {
        return .other(offset: named.offset)
      }
      return .json(own.root.datesFilled(now: Self.now), file: own)
    }
    guard let body = answer.member("body")?.value else { return .none }
    // A body that is a string is text, which may be JSON.
    guard case .string(let text) = body.kind else {
      return .json(body.datesFilled(now: Self.now), file: file)
    }
    guard let node = JSONReader.read(Array(text.utf8)).node else {
      return .other(offset: body.offset)
    }
    return .json(node.moved(to: body.offset), file: file)
  }

  /// A file of JSON; nil for anything else.
  private static func json(_ name: String, _ bytes: [UInt8]) -> DescriptionFile? {
    guard JSONReader.read(bytes).node != nil else { return nil }
    return try? DescriptionFile(name: name, bytes: bytes)
  }

  /// The faults of a file that answers the request it is named after.
  private func faults(
    inFile name: String, _ bytes: [UInt8], _ folder: String
  ) -> [ContractFault] {
    guard let request = ResponseFileName(name), let file = Self.json(folder + "/" + name, bytes)
    else { return [] }
    var check = AnswerCheck(description, file)
    let parts = description.parts(ofSpelling: request.path)
    check.check(
      AnswerCheck.Answer(
        parts: parts, path: "/" + parts.joined(separator: "/"),
        method: request.method, status: 200,
        body: .json(file.root.datesFilled(now: Self.now), file: file),
        pathOffset: file.root.offset, methodOffset: file.root.offset,
        statusOffset: file.root.offset))
    return check.faults
  }
}

extension JSONNode {
  /// The same value with one place for everything inside it.
  func moved(to offset: Int) -> JSONNode {
    switch kind {
    case .array(let items): JSONNode(.array(items.map { $0.moved(to: offset) }), offset: offset)
    case .object(let members):
      JSONNode(
        .object(
          members.map { JSONMember($0.key, offset: offset, $0.value.moved(to: offset)) }),
        offset: offset)
    default: JSONNode(kind, offset: offset)
    }
  }
}
