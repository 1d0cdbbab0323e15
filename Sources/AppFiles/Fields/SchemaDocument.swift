package import LocatedJSON

/// A JSON schema under construction from the tables of keys.
struct SchemaDocument {
  /// The definitions that other schemas contain, with the names of their files.
  private let others: [String: String]
  private var definitions: [JSONMember] = []

  init(others: [String: String]) {
    self.others = others
  }

  /// A reference to a definition; the definition is made when it is first needed.
  mutating func reference(
    _ name: String, _ make: (inout SchemaDocument) -> JSONNode
  ) -> JSONNode {
    if let other = others[name] { return ["$ref": .text("\(other)#/$defs/\(name)")] }
    if !definitions.contains(where: { $0.key == name }) {
      let index = definitions.count
      definitions.append(JSONMember(name, JSONNode(.null)))
      definitions[index].value = make(&self)
    }
    return ["$ref": .text("#/$defs/\(name)")]
  }

  /// The schema of a file that contains one kind of object.
  static func made<Owner: Sendable>(
    _ file: String, _ title: String, of object: FileObject<Owner>, others: [String: String] = [:]
  ) -> (node: JSONNode, names: [String]) {
    var document = SchemaDocument(others: others)
    var members = JSONMembers()
    members.add("$schema", "https://json-schema.org/draft/2020-12/schema")
    members.add("$id", file)
    members.add("title", title)
    guard case .object(let own) = object.schema(&document).kind else {
      return (members.node, [])
    }
    for member in own { members.add(member.key, member.value) }
    members.add("$defs", JSONNode(.object(document.definitions)))
    return (members.node, document.definitions.map(\.key))
  }
}

extension JSONNode {
  /// A schema with a description; without one if the description is empty.
  static func described(_ meaning: String, _ schema: JSONNode) -> JSONNode {
    guard !meaning.isEmpty else { return schema }
    let description = JSONMember("description", .text(meaning))
    guard case .object(let members) = schema.kind else { return JSONNode(.object([description])) }
    return JSONNode(.object([description] + members.filter { $0.key != description.key }))
  }

  /// A schema of fixed words.
  static func words(_ words: [String]) -> JSONNode {
    ["enum": JSONNode(.array(words.map(JSONNode.text)))]
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self.init(.string(value)) }
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  package init(integerLiteral value: Int64) { self.init(.integer(value)) }
  package init(arrayLiteral nodes: JSONNode...) { self.init(.array(nodes)) }
  package init(dictionaryLiteral members: (String, JSONNode)...) {
    self.init(.object(members.map { JSONMember($0.0, $0.1) }))
  }
}
