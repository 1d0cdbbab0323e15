import LocatedJSON

/// A kind of object with exactly one key, which decides what its value means.
final class FileChoice<Owner: Sendable>: Sendable {
  let name: String
  let meaning: String
  let wanted: String
  let cases: [FileCase<Owner>]
  /// Whether files may put several keys into one object, which are split before they are read.
  private let mayBeJoined: Bool

  init(
    _ name: String, _ meaning: String, expects wanted: String, mayBeJoined: Bool = false,
    _ cases: [FileCase<Owner>]
  ) {
    self.mayBeJoined = mayBeJoined
    self.name = name
    self.meaning = meaning
    self.wanted = wanted
    self.cases = cases
  }

  /// Reads the value of the only key; nil if the object has no key or several.
  func read(_ cursor: JSONCursor) -> Owner? {
    guard let (key, value) = cursor.onlyMember(wanted, of: cases.map(\.key)) else { return nil }
    return cases.first { $0.key == key }?.read(value)
  }

  /// The object for a value; nil if no key can express it.
  func write(_ owner: Owner) -> JSONNode? {
    for one in cases {
      if let node = one.write(owner) { return .only(one.key, node) }
    }
    return nil
  }

  /// A reference to the definition of this object in a schema.
  func reference(_ document: inout SchemaDocument) -> JSONNode {
    document.reference(name) { document in
      var properties = JSONMembers()
      for one in self.cases { properties.add(one.key, one.schema(&document)) }
      var members = JSONMembers()
      members.add("description", self.meaning)
      members.add("type", "object")
      members.add("properties", properties.node)
      members.add("additionalProperties", false)
      members.add("minProperties", 1)
      if !self.mayBeJoined { members.add("maxProperties", 1) }
      return members.node
    }
  }
}

/// One possible key of a choice.
struct FileCase<Owner: Sendable>: Sendable {
  let key: String
  let schema: @Sendable (inout SchemaDocument) -> JSONNode
  let read: @Sendable (JSONCursor) -> Owner?
  let write: @Sendable (Owner) -> JSONNode?

  /// A key; `make` turns its value into the owner, and `take` turns the owner back into the value.
  ///
  /// `take` returns nil for an owner that belongs to another key.
  init<Value: Sendable>(
    _ key: String, _ value: FileValue<Value>, _ meaning: String,
    _ make: @escaping @Sendable (Value) -> Owner, _ take: @escaping @Sendable (Owner) -> Value?
  ) {
    self.key = key
    schema = { .described(meaning, value.schema(&$0)) }
    read = { value.read($0).map(make) }
    write = { take($0).flatMap(value.write) }
  }
}
