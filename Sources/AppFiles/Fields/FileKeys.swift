import AppModel
import LocatedJSON

/// The keys of an object in files, and the rules about them that need no value.
///
/// It knows nothing of the type that is read, so that the compiler makes its code once and not for
/// every type.
struct FileKeys: Sendable {
  /// The name among the definitions of a schema.
  let name: String
  let meaning: String
  /// The expected value that a fault names if the value is not an object.
  let wanted: String
  /// The keys, in the order in which they are written, with their needs.
  let keys: [String]
  let needs: [FieldNeed]
  /// Whether the object declares names that other places refer to.
  let declaresNames: Bool
  /// Exactly one of these keys must be present.
  let oneOf: [String]
  /// Keys that have no meaning unless another key is present too.
  let dependents: KeyValuePairs<String, String>
  /// Keys of short forms, which `ShortForms` replaces before the object is read.
  let shortKeys: [ShortKey]

  /// The members of an object; nil if the value is something else.
  func members(of cursor: JSONCursor) -> [JSONMember]? {
    guard case .object(let members) = cursor.node.kind else {
      cursor.mismatch(wanted)
      if declaresNames { cursor.collector.hidesNames = true }
      return nil
    }
    return members
  }

  /// Which of the keys a member has; an unknown key is a fault.
  func index(of member: JSONMember, in cursor: JSONCursor) -> Int? {
    let index = keys.firstIndex(where: member.has)
    if index == nil { reportUnknown(member, cursor) }
    return index
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

  /// Whether the object can be read without the keys that are not among those found; a missing
  /// required key is a fault.
  func hasEssentials(_ found: UInt64, of cursor: JSONCursor) -> Bool {
    var isWhole = true
    for (index, need) in needs.enumerated() where need.isWanted && found & 1 << UInt64(index) == 0 {
      cursor.missing(keys[index])
      if need == .essential { isWhole = false }
    }
    return isWhole
  }

  /// Whether the right keys are present together.
  func fitTogether(_ fields: JSONFields) -> Bool {
    for (key, other) in dependents where fields.has(key) && !fields.has(other) {
      fields[key]?.fault("\(quoted(key)) has no effect without \(quoted(other))")
    }
    guard oneOf.isEmpty || oneOf.count(where: fields.has) == 1 else {
      fields.owner.fault("expected \(wanted)")
      return false
    }
    return true
  }

  /// The definition of the object in a schema, with the schemas of the keys and those of a rule.
  func schema(
    of values: [JSONNode], rule: [JSONMember], in document: inout SchemaDocument
  ) -> JSONNode {
    var members = JSONMembers()
    members.add("description", meaning)
    members.add("type", "object")
    var properties = JSONMembers()
    for (key, value) in zip(keys, values) { properties.add(key, value) }
    for short in shortKeys { properties.add(short.key, short.schema?(&document)) }
    members.add("properties", properties.node)
    members.add("required", list: zip(keys, needs).filter { $1.isWanted }) { .text($0.0) }
    members.add("additionalProperties", JSONNode(.bool(false)))
    if !dependents.isEmpty {
      members.add(
        "dependentRequired",
        JSONNode(.object(dependents.map { JSONMember($0.key, [.text($0.value)]) })))
    }
    members.add("oneOf", list: oneOf) { ["required": [.text($0)]] }
    for member in rule { members.add(member.key, member.value) }
    members.add("allOf", list: ShortKey.exclusions(shortKeys)) { $0 }
    return members.node
  }
}

extension FieldNeed {
  /// Whether a missing key is a fault.
  fileprivate var isWanted: Bool { self == .required || self == .essential }
  /// Whether the object can be read without the value.
  var isDispensable: Bool { self == .optional || self == .required }
}
