package import LocatedJSON

/// Checks a JSON value against a schema of an API description.
///
/// It knows the keywords of OpenAPI 3.0 and 3.1 that describe a value: `type`, `nullable`, `enum`,
/// `const`, those of objects, lists, texts and numbers, `oneOf`, `anyOf`, `allOf`, `not` and `$ref`
/// within the file. Other keywords, such as `contains`, are ignored.
package struct SchemaCheck {
  /// What is wrong with a value.
  package struct Finding: Sendable, Equatable {
    /// The offset of the value in its file.
    package let offset: Int
    /// What is wrong.
    package let message: String
    /// The offset of the part of the description that the value violates.
    package let schema: Int
  }

  /// The most steps that one value may take; alternatives in alternatives multiply them.
  package static let stepLimit = 200_000
  /// The most findings about one value.
  package static let findingLimit = 20
  /// How many schemas may lead to each other for one value.
  static let depthLimit = 200

  /// A value that is computed when the app runs, which every schema fits.
  static let open = JSONNode(.null, offset: -1)

  private let document: JSONNode
  /// Whether the value is sent to the server; otherwise it is a response.
  let isSent: Bool
  private(set) var findings: [Finding] = []
  private var steps = 0
  private var depth = 0
  /// Whether the limit of steps or depth was reached.
  private(set) var hasGivenUp = false

  /// Makes a check with schemas of a description, whose references it follows.
  package init(document: JSONNode, isSent: Bool = false) {
    self.document = document
    self.isSent = isSent
  }

  /// What is wrong with a value, in the order of its places.
  package static func findings(
    in value: JSONNode, schema: JSONNode, of document: JSONNode, isSent: Bool = false
  ) -> [Finding] {
    var check = SchemaCheck(document: document, isSent: isSent)
    check.check(value, schema)
    let sorted = check.findings.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.prefix(findingLimit).map(\.element)
  }

  mutating func find(_ message: String, _ value: JSONNode, _ schema: JSONNode) {
    findings.append(Finding(offset: value.offset, message: message, schema: schema.offset))
  }

  /// Checks a value against a schema, and everything in it against the nested schemas.
  mutating func check(_ value: JSONNode, _ schema: JSONNode) {
    guard !hasGivenUp, value.offset != Self.open.offset else { return }
    steps += 1
    guard steps <= Self.stepLimit, depth < Self.depthLimit else {
      hasGivenUp = true
      return find("the schema refers through too many others to be followed", value, schema)
    }
    depth += 1
    defer { depth -= 1 }
    switch schema.kind {
    case .bool(true): return
    case .bool(false): return find("nothing is allowed here", value, schema)
    case .object: break
    default: return find("the description has no schema here", value, schema)
    }
    if let reference = schema.member("$ref")?.value {
      guard let target = target(of: reference) else {
        return find("the reference points to nothing in the description", value, reference)
      }
      check(value, target)
      // OpenAPI 3.0 ignores keywords next to a reference; 3.1 does not.
      guard isWithSiblings else { return }
    }
    if value.kind == .null, schema.member("nullable")?.value.kind == .bool(true) { return }
    checkType(of: value, schema)
    checkChoices(of: value, schema)
    checkCombinations(of: value, schema)
    switch value.kind {
    case .object(let members): checkObject(value, members, schema)
    case .array(let items): checkList(value, items, schema)
    case .string(let text): checkText(value, text, schema)
    case .integer(let number): checkNumber(value, Double(number), schema)
    case .real(let number): checkNumber(value, number, schema)
    case .null, .bool: break
    }
  }

  /// Whether the description is of OpenAPI 3.1 or later.
  private var isWithSiblings: Bool {
    guard case .string(let version)? = document.member("openapi")?.value.kind else { return true }
    return !version.hasPrefix("3.0")
  }

  /// The place in the description that a reference names: `#/components/schemas/Item`.
  func target(of reference: JSONNode) -> JSONNode? {
    guard case .string(let text) = reference.kind else { return nil }
    return Self.place(text, in: document)
  }

  static func place(_ reference: String, in document: JSONNode) -> JSONNode? {
    guard reference.hasPrefix("#") else { return nil }
    var node = document
    for part in reference.dropFirst().split(separator: "/", omittingEmptySubsequences: true) {
      let key = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
      if case .array(let items) = node.kind, let index = Int(key), items.indices.contains(index) {
        node = items[index]
      } else if let member = node.member(key) {
        node = member.value
      } else {
        return nil
      }
    }
    return node
  }

  // MARK: - Alternatives

  private mutating func checkCombinations(of value: JSONNode, _ schema: JSONNode) {
    for part in parts("allOf", schema) { check(value, part) }
    if let member = schema.member("anyOf"), case .array(let parts) = member.value.kind {
      let tries = parts.map { attempt(value, $0) }
      if !tries.contains(where: \.isEmpty) { tellNearest(tries, "any", value, member.value) }
    }
    if let member = schema.member("oneOf"), case .array(let parts) = member.value.kind {
      let tries = parts.map { attempt(value, $0) }
      switch tries.filter(\.isEmpty).count {
      case 1: break
      case 0: tellNearest(tries, "one", value, member.value)
      case let count:
        guard !isOpen(value) else { break }
        find("matches \(count) of the schemas of \"oneOf\", not one", value, member.value)
      }
    }
    if let member = schema.member("not"), !isOpen(value), attempt(value, member.value).isEmpty {
      find("matches the schema that \"not\" excludes", value, member.value)
    }
  }

  /// Whether a part of a value is computed when the app runs and is therefore unknown.
  func isOpen(_ value: JSONNode) -> Bool {
    guard isSent else { return false }
    return switch value.kind {
    case .object(let members): members.contains { isOpen($0.value) }
    case .array(let items): items.contains(where: isOpen)
    default: value.offset == Self.open.offset
    }
  }

  private func parts(_ key: String, _ schema: JSONNode) -> [JSONNode] {
    guard case .array(let parts)? = schema.member(key)?.value.kind else { return [] }
    return parts
  }

  /// The findings of one alternative.
  private mutating func attempt(_ value: JSONNode, _ schema: JSONNode) -> [Finding] {
    let before = findings
    findings = []
    check(value, schema)
    let found = findings
    findings = before
    return found
  }

  /// Reports why a value does not match the nearest alternative.
  private mutating func tellNearest(
    _ tries: [[Finding]], _ word: String, _ value: JSONNode, _ schema: JSONNode
  ) {
    guard !hasGivenUp else { return }
    let nearest = tries.min { $0.count < $1.count } ?? []
    // A value of another kind gets one fault; else the faults of the nearest alternative say more.
    guard tries.count > 0, nearest.count <= 2, nearest.allSatisfy({ $0.offset != value.offset })
    else {
      return find("matches none of the schemas of \"\(word)Of\"", value, schema)
    }
    findings += nearest
  }
}
