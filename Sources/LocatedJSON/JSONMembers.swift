package import PredicateFormat
package import VirtualTime

/// Collects the members of an object to be written; missing values are omitted.
package struct JSONMembers {
  private var members: [JSONMember] = []

  /// Makes an object without members.
  package init() {}

  /// The object.
  package var node: JSONNode { JSONNode(.object(members)) }

  /// Adds a member, unless the value is nil.
  package mutating func add(_ key: String, _ node: JSONNode?) {
    if let node { members.append(JSONMember(key, node)) }
  }

  /// Adds a text, unless it is nil.
  package mutating func add(_ key: String, _ text: String?) {
    add(key, text.map { JSONNode(.string($0)) })
  }

  /// Adds a list, unless it is empty.
  package mutating func add<Part>(_ key: String, list: [Part], _ node: (Part) -> JSONNode) {
    if !list.isEmpty { add(key, JSONNode(.array(list.map(node)))) }
  }
}

extension JSONNode {
  /// A string.
  package static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  /// The only part without a list, or a list of several parts.
  package static func listOrOne<Part>(_ parts: [Part], _ node: (Part) -> JSONNode) -> JSONNode {
    parts.count == 1 ? node(parts[0]) : JSONNode(.array(parts.map(node)))
  }

  /// An object of strings, sorted by name.
  package static func strings(_ strings: [String: String]) -> JSONNode {
    JSONNode(
      .object(strings.sorted { $0.key < $1.key }.map { JSONMember($0.key, .text($0.value)) }))
  }

  /// An object with a single member.
  package static func only(_ key: String, _ node: JSONNode) -> JSONNode {
    JSONNode(.object([JSONMember(key, node)]))
  }

  /// A duration as files write it.
  package static func duration(_ duration: VirtualDuration) -> JSONNode {
    .text(DurationText.write(duration))
  }

  /// How deeply objects and lists are nested.
  package var depth: Int {
    switch kind {
    case .array(let nodes): 1 + nodes.reduce(0) { max($0, $1.depth) }
    case .object(let members): 1 + members.reduce(0) { max($0, $1.value.depth) }
    default: 0
    }
  }
}

extension FormatValue {
  /// Converts a JSON value.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .string(let value): self = .string(value)
    case .array(let nodes): self = .list(nodes.map { FormatValue($0) })
    case .object(let members):
      let pairs = members.map { ($0.key, FormatValue($0.value)) }
      self = .record(Dictionary(pairs, uniquingKeysWith: { $1 }))
    }
  }

  /// The value as JSON; a value that JSON cannot express becomes null.
  package var json: JSONNode {
    switch self {
    case .null, .date, .data, .object: JSONNode(.null)
    case .bool(let value): JSONNode(.bool(value))
    case .integer(let value): JSONNode(.integer(value))
    case .real(let value): JSONNode(.real(value))
    case .string(let value): .text(value)
    case .list(let values): JSONNode(.array(values.map(\.json)))
    case .record(let values):
      JSONNode(
        .object(values.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.json) }))
    }
  }

  /// The first part that a file cannot contain, in words; nil if there is none.
  package var unwritable: String? {
    switch self {
    case .date, .data, .object: kindName
    case .real(let value) where !value.isFinite: "the number \(value)"
    case .list(let values): values.lazy.compactMap(\.unwritable).first
    case .record(let values):
      values.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unwritable).first
    default: nil
    }
  }
}

extension JSONNode {
  /// A number, without a decimal point if it is whole and small enough to keep its value.
  package static func real(_ value: Double) -> JSONNode {
    guard let whole = Int64(exactly: value), abs(whole) < 1 << 53 else {
      return JSONNode(.real(value))
    }
    return JSONNode(.integer(whole))
  }
}
