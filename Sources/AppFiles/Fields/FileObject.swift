import AppModel
import LocatedJSON

/// A kind of object in files: a table of keys that the reader, writer and schema all use.
final class FileObject<Owner: Sendable>: Sendable {
  /// The name among the definitions of a schema.
  let name: String
  let meaning: String
  /// The expected value that a fault names if the value is not an object.
  let wanted: String
  /// The values of the properties that a file omits.
  let usual: Owner
  /// The keys, in the order in which they are written.
  let fields: [FileField<Owner>]
  let keys: [String]
  /// Whether the object declares names that other places refer to.
  private let declaresNames: Bool
  /// The writers of the keys, in the same order.
  private let writers: [FileWriter<Owner>]
  /// Exactly one of these keys must be present.
  private let oneOf: [String]
  /// Keys that have no meaning unless another key is present too.
  private let dependents: KeyValuePairs<String, String>
  /// Keys of short forms, which `ShortForms` replaces before the object is read.
  private let shortKeys: [ShortKey]
  private let rule: FileRule<Owner>?

  init(
    _ name: String, _ meaning: String, expects wanted: String, usual: Owner,
    declaresNames: Bool = false, hasPointer: Bool = false, oneOf: [String] = [],
    dependents: KeyValuePairs<String, String> = [:], short shortKeys: [ShortKey] = [],
    rule: FileRule<Owner>? = nil, @FileFields<Owner> fields: () -> [FileField<Owner>]
  ) {
    self.name = name
    self.meaning = meaning
    self.wanted = wanted
    self.usual = usual
    self.fields = (hasPointer ? [Self.pointerField] : []) + fields()
    self.declaresNames = declaresNames
    self.oneOf = oneOf
    self.dependents = dependents
    self.shortKeys = shortKeys
    self.rule = rule
    keys = self.fields.map(\.key)
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
    guard case .object(let members) = cursor.node.kind else {
      cursor.mismatch(wanted)
      if declaresNames { cursor.collector.hidesNames = true }
      return false
    }
    var isWhole = true
    var found: UInt64 = 0
    for member in members {
      guard let index = keys.firstIndex(where: member.has) else {
        reportUnknown(member, cursor)
        continue
      }
      found |= 1 << UInt64(index)
      let value = JSONCursor(
        node: member.value, path: cursor.path.key(member.key), collector: cursor.collector)
      if !fields[index].read(value, &owner), !fields[index].isDispensable { isWhole = false }
    }
    for (index, field) in fields.enumerated()
    where field.isWanted && found & 1 << UInt64(index) == 0 {
      cursor.missing(field.key)
      if field.need == .essential { isWhole = false }
    }
    return holdsRules(JSONFields(owner: cursor, members), &owner) && isWhole
  }

  private func reportUnknown(_ member: JSONMember, _ cursor: JSONCursor) {
    guard let short = shortKeys.first(where: { $0.key == member.key }) else {
      return cursor.unknownKey(
        member, among: keys + shortKeys.map(\.key), declaresNames: declaresNames)
    }
    cursor.collector.add(
      "\(quoted(short.key)) cannot be used with \(quoted(short.long))", at: member.offset,
      path: cursor.path.key(member.key).text)
  }

  private func holdsRules(_ fields: JSONFields, _ owner: inout Owner) -> Bool {
    for (key, other) in dependents where fields.has(key) && !fields.has(other) {
      fields[key]?.fault("\(quoted(key)) has no effect without \(quoted(other))")
    }
    guard oneOf.isEmpty || oneOf.count(where: fields.has) == 1 else {
      fields.owner.fault("expected \(wanted)")
      return false
    }
    return rule?.check(fields, &owner) ?? true
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
    var members = JSONMembers()
    members.add("description", meaning)
    members.add("type", "object")
    var properties = JSONMembers()
    for field in fields { properties.add(field.key, field.schema(&document)) }
    for short in shortKeys { properties.add(short.key, short.schema?(&document)) }
    members.add("properties", properties.node)
    members.add("required", list: fields.filter(\.isWanted)) { .text($0.key) }
    members.add("additionalProperties", JSONNode(.bool(false)))
    if !dependents.isEmpty {
      members.add(
        "dependentRequired",
        JSONNode(.object(dependents.map { JSONMember($0.key, [.text($0.value)]) })))
    }
    members.add("oneOf", list: oneOf) { ["required": [.text($0)]] }
    for member in rule?.schema ?? [] { members.add(member.key, member.value) }
    members.add("allOf", list: ShortKey.exclusions(shortKeys)) { $0 }
    return members.node
  }
}

extension FileField {
  /// Whether a missing key is a fault.
  fileprivate var isWanted: Bool { need == .required || need == .essential }
  /// Whether the object can be read without the value.
  fileprivate var isDispensable: Bool { need == .optional || need == .required }
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
