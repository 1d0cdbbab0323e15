import AppModel
import LocatedJSON

/// A kind of object in files: a table of keys that the reader, writer and schema all use.
final class FileObject<Owner: Sendable>: Sendable {
  /// The keys, with all that does not depend on the type.
  private let table: FileKeys
  /// The values of the properties that a file omits.
  let usual: Owner
  /// The keys, in the order in which they are written.
  let fields: [FileField<Owner>]
  /// The writers of the keys, in the same order.
  private let writers: [FileWriter<Owner>]
  private let rule: FileRule<Owner>?

  var name: String { table.name }
  var wanted: String { table.wanted }
  var keys: [String] { table.keys }

  init(
    _ name: String, _ meaning: String, expects wanted: String, usual: Owner,
    declaresNames: Bool = false, hasPointer: Bool = false, oneOf: [String] = [],
    dependents: KeyValuePairs<String, String> = [:], short shortKeys: [ShortKey] = [],
    rule: FileRule<Owner>? = nil, @FileFields<Owner> fields: () -> [FileField<Owner>]
  ) {
    self.usual = usual
    self.fields = (hasPointer ? [Self.pointerField] : []) + fields()
    self.rule = rule
    table = FileKeys(
      name: name, meaning: meaning, wanted: wanted, keys: self.fields.map(\.key),
      needs: self.fields.map(\.need), declaresNames: declaresNames, oneOf: oneOf,
      dependents: dependents, shortKeys: shortKeys)
    writers = self.fields.map { $0.writer(usual) }
  }

  private static var pointerField: FileField<Owner> {
    FileField(
      key: JSONCursor.pointer, schema: { _ in ["type": "string"] }, read: { _, _ in true },
      writer: { _ in { _ in nil } })
  }

  // MARK: - Reading

  /// Reads the object; nil if an essential value is missing.
  func read(_ cursor: JSONCursor) -> Owner? {
    var owner = usual
    return read(cursor, into: &owner) ? owner : nil
  }

  /// Reads the keys into their properties; unknown keys and missing required keys are faults.
  func read(_ cursor: JSONCursor, into owner: inout Owner) -> Bool {
    guard let members = table.members(of: cursor) else { return false }
    var isWhole = true
    var found: UInt64 = 0
    for member in members {
      guard let index = table.index(of: member, in: cursor) else { continue }
      found |= 1 << UInt64(index)
      let value = JSONCursor(
        node: member.value, path: cursor.path.key(member.key), collector: cursor.collector)
      if !fields[index].read(value, &owner), !fields[index].need.isDispensable { isWhole = false }
    }
    if !table.hasEssentials(found, of: cursor) { isWhole = false }
    let given = JSONFields(owner: cursor, members)
    return table.fitTogether(given) && (rule?.check(given, &owner) ?? true) && isWhole
  }

  // MARK: - Writing

  /// The object with the keys whose values are not the default.
  func write(_ owner: Owner) -> JSONNode {
    var members = JSONMembers()
    for (key, write) in zip(keys, writers) { members.add(key, write(owner)) }
    return members.node
  }

  // MARK: - Schema

  /// A reference to the definition of this object in a schema.
  func reference(_ document: inout SchemaDocument) -> JSONNode {
    document.reference(name, schema)
  }

  /// The definition of this object in a schema.
  func schema(_ document: inout SchemaDocument) -> JSONNode {
    table.schema(
      of: fields.map { $0.schema(&document) }, rule: rule?.schema ?? [], in: &document)
  }
}

/// A rule about several keys of an object, for its reader and its schema.
struct FileRule<Owner: Sendable>: Sendable {
  /// The parts that the schema has in addition to the keys.
  var schema: [JSONMember] = []
  /// Reports faults and completes the properties; false if the object cannot be read.
  let check: @Sendable (JSONFields, inout Owner) -> Bool

  init(
    _ schema: KeyValuePairs<String, JSONNode> = [:],
    check: @escaping @Sendable (JSONFields, inout Owner) -> Bool
  ) {
    self.schema = schema.map { JSONMember($0.key, $0.value) }
    self.check = check
  }

  /// A key is required unless another key is present.
  static func required(_ key: String, unless other: String) -> FileRule {
    FileRule(["anyOf": [["required": [.text(key)]], ["required": [.text(other)]]]]) { fields, _ in
      if !fields.has(other) { _ = fields.required(key) }
      return true
    }
  }
}
