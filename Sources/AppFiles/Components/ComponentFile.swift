import AppModel
import LocatedJSON
import PredicateFormat

/// The contents of a file in `Components`: an element or states, and their parameters.
struct ComponentFile: Sendable {
  /// The content that screens share.
  enum Content {
    case element(JSONNode)
    /// States, as an object by name, and which of them comes first.
    case states(JSONNode, initial: JSONNode?)
  }

  /// The parameters with their defaults; nil for a parameter that every use must give.
  let parameters: [(name: String, usual: JSONNode?)]
  /// The kinds of values of parameters for which the file names one.
  let kinds: [String: ComponentParameterKind]
  let content: Content
  /// Whether the element uses parameters that the component lacks, which was already reported.
  private(set) var hasUnknownParameters = false

  static let keys = [JSONCursor.pointer, "parameters", "kinds", "element", "initial", "states"]

  /// Reads the parameters and checks them; the content is read at each use.
  init?(_ node: JSONNode, _ collector: FaultCollector) {
    let cursor = JSONCursor(node: node, path: .top, collector: collector)
    let wanted = "a component: an object with the key \"element\" or \"states\""
    guard let fields = cursor.fields(wanted, keys: Self.keys) else { return nil }
    guard let content = Self.content(of: fields) else {
      cursor.fault(
        fields.has("element")
          ? "\"states\" cannot be used with \"element\"" : "the key \"element\" is missing")
      return nil
    }
    let entries = fields["parameters"]?.entries("an object of parameters") ?? []
    for (name, value) in entries where !Self.isName(name) {
      value.keyFault("a parameter's name is made of letters, digits and _, found \(quoted(name))")
    }
    parameters = entries.map { ($0.name, $0.value.node.kind == .null ? nil : $0.value.node) }
    kinds = Self.kinds(fields["kinds"], of: parameters.map(\.name))
    self.content = content
    switch content {
    case .element(let node), .states(let node, _): checkUses(in: node, collector)
    }
  }

  private static func content(of fields: JSONFields) -> Content? {
    switch (fields["element"]?.node, fields["states"]?.node) {
    case (let element?, nil): .element(element)
    case (nil, let states?): .states(states, initial: fields["initial"]?.node)
    default: nil
    }
  }

  private static func kinds(
    _ cursor: JSONCursor?, of parameters: [String]
  ) -> [String: ComponentParameterKind] {
    var kinds: [String: ComponentParameterKind] = [:]
    for (name, value) in cursor?.entries("an object of kinds") ?? [] {
      kinds[name] = value.word("kind", as: ComponentParameterKind.self)
      guard !parameters.contains(name) else { continue }
      value.keyFault(
        "the component has no parameter \(quoted(name))",
        nearest: NearestName.of(name, in: parameters))
    }
    return kinds
  }

  /// Reports parameters that the element uses but the component does not have.
  ///
  /// Inside of a longer text only a near miss counts: a `$` may be a currency, or the variable of a
  /// subquery.
  private mutating func checkUses(in node: JSONNode, _ collector: FaultCollector) {
    switch node.kind {
    case .null, .bool, .integer, .real: break
    case .array(let nodes): for part in nodes { checkUses(in: part, collector) }
    case .object(let members): for member in members { checkUses(in: member.value, collector) }
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "$")), !text.uppercased().contains("SUBQUERY") else {
        return
      }
      let known = parameters.map(\.name)
      for name in Substitution.names(in: text) where !known.contains(name) {
        let nearest = NearestName.of(name, in: known)
        guard nearest != nil || text == "$" + name && !Substitution.isNumber(name) else {
          continue
        }
        hasUnknownParameters = true
        collector.add(
          "the component has no parameter \(quoted(name))", at: node.offset, path: "",
          nearest: nearest)
      }
    }
  }

  /// A part of the content with its parameters replaced by values.
  ///
  /// Ends early without room for more.
  func made(
    _ part: JSONNode, _ values: [String: JSONNode], _ room: inout ComponentRoom
  ) -> JSONNode {
    Substitution(values).of(part, &room)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(Substitution.isWordByte)
  }
}

/// Replaces `$name` with values: the whole string with the value, or a part of a string with the
/// value's text.
private struct Substitution {
  private let values: [String: JSONNode]

  init(_ values: [String: JSONNode]) { self.values = values }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }

  /// The names after each `$` of a text.
  static func names(in text: String) -> [String] {
    text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().map {
      String(decoding: $0.utf8.prefix(while: isWordByte), as: UTF8.self)
    }.filter { !$0.isEmpty }
  }

  /// Whether a name is an amount of money, such as the 5 of `$5`.
  static func isNumber(_ name: String) -> Bool { name.utf8.first.map { $0 < 65 } ?? true }

  func of(_ node: JSONNode, _ room: inout ComponentRoom) -> JSONNode {
    room.take(values: 1)
    guard room.excess == nil else { return node }
    switch node.kind {
    case .null, .bool, .integer, .real: return node
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "$")) else { return node }
      if text.hasPrefix("$"), let value = values[String(text.dropFirst())] {
        room.take(value)
        return value
      }
      return JSONNode(.string(replaced(text, &room)), offset: node.offset)
    case .array(let nodes):
      return JSONNode(.array(nodes.map { of($0, &room) }), offset: node.offset)
    case .object(let members):
      let made = members.map {
        JSONMember($0.key, offset: $0.offset, of($0.value, &room))
      }
      return JSONNode(.object(made), offset: node.offset)
    }
  }

  private func replaced(_ text: String, _ room: inout ComponentRoom) -> String {
    let pieces = text.split(separator: "$", omittingEmptySubsequences: false)
    var made = String(pieces[0])
    for piece in pieces.dropFirst() {
      let name = String(decoding: piece.utf8.prefix(while: Self.isWordByte), as: UTF8.self)
      let words = values[name]?.plainWords
      room.take(bytes: words?.utf8.count ?? 0)
      guard room.excess == nil else { return made }
      if let words { made += words + piece.dropFirst(name.count) } else { made += "$" + piece }
    }
    return made
  }
}

extension JSONNode {
  /// The value as part of a text; nil for a value that has no text.
  fileprivate var plainWords: String? {
    switch kind {
    case .string(let text): text
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .bool(let value): value ? "TRUE" : "FALSE"
    case .null, .array, .object: nil
    }
  }
}
