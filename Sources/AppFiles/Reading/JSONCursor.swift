import AppModel
package import LocatedJSON
import PredicateFormat

/// A value of a file that is being read, with its place and the collector of its faults.
///
/// Every reading method reports a fault and returns nil if the value is of another kind.
package struct JSONCursor {
  /// The key with the place of the schema, for editors; the reader ignores it.
  package static let pointer = "$schema"

  package let node: JSONNode
  let path: DefinitionPath
  let collector: FaultCollector
  /// The offset of the value's key, if it has one.
  var keyOffset: Int?

  // MARK: - Faults

  package func fault(_ message: @autoclosure () -> String, nearest: String? = nil) {
    guard !collector.isFull else { return }
    collector.add(message(), at: node.offset, path: path.text, nearest: nearest)
  }

  /// Reports that the value is of a wrong kind.
  func mismatch(_ wanted: String) {
    fault("expected \(wanted), found \(node.kindName)")
  }

  /// Reports that something is wrong with the value's key.
  func keyFault(_ message: String, nearest: String? = nil) {
    collector.add(message, at: keyOffset ?? node.offset, path: path.text, nearest: nearest)
  }

  /// Reports a word that is not one of the valid words.
  package func unknown(_ kind: String, _ word: String, among words: [String]) {
    guard !collector.isFull else { return }
    fault("unknown \(kind) \(quoted(word))", nearest: NearestName.of(word, in: words))
  }

  // MARK: - Scalars

  package func string(_ wanted: String = "a string") -> String? {
    guard case .string(let value) = node.kind else {
      mismatch(wanted)
      return nil
    }
    return value
  }

  /// A string that is a name and so must not be empty.
  package func name(_ wanted: String) -> String? {
    guard let value = string(wanted) else { return nil }
    guard !value.isEmpty else {
      fault("expected \(wanted) that is not empty, found \"\"")
      return nil
    }
    return value
  }

  func bool() -> Bool? {
    guard case .bool(let value) = node.kind else {
      mismatch("true or false")
      return nil
    }
    return value
  }

  func number(_ wanted: String = "a number") -> Double? {
    switch node.kind {
    case .integer(let value): return Double(value)
    case .real(let value): return value
    default:
      mismatch(wanted)
      return nil
    }
  }

  /// A number within bounds, which are included.
  func number(in range: ClosedRange<Double>, _ wanted: String) -> Double? {
    guard let value = number(wanted) else { return nil }
    guard range.contains(value) else {
      let shown = Int64(exactly: value).map(String.init) ?? String(value)
      fault("expected \(wanted), found \(shown)")
      return nil
    }
    return value
  }

  package func integer(in range: ClosedRange<Int>, _ wanted: String) -> Int? {
    guard case .integer(let value) = node.kind, let small = Int(exactly: value) else {
      mismatch(wanted)
      return nil
    }
    guard range.contains(small) else {
      fault("expected \(wanted), found \(small)")
      return nil
    }
    return small
  }

  /// One of the words of an enumeration.
  package func word<Word: RawRepresentable & CaseIterable>(_ kind: String, as: Word.Type) -> Word?
  where Word.RawValue == String {
    guard let text = string("a string") else { return nil }
    if let word = Word(rawValue: text) { return word }
    unknown(kind, text, among: Word.allCases.map(\.rawValue))
    return nil
  }

  // MARK: - Containers

  /// The parts of a list.
  package func list(_ wanted: String = "a list") -> [JSONCursor]? {
    guard case .array(let nodes) = node.kind else {
      mismatch(wanted)
      return nil
    }
    return parts(nodes)
  }

  /// The parts of a list, or the value if it is not a list.
  func listOrOne() -> [JSONCursor] {
    guard case .array(let nodes) = node.kind else { return [self] }
    return parts(nodes)
  }

  private func parts(_ nodes: [JSONNode]) -> [JSONCursor] {
    nodes.enumerated().map { index, node in
      JSONCursor(node: node, path: path.index(index), collector: collector)
    }
  }

  /// The members of an object with free names as keys.
  package func entries(_ wanted: String) -> [(name: String, value: JSONCursor)]? {
    guard case .object(let members) = node.kind else {
      mismatch(wanted)
      collector.hidesNames = true
      return nil
    }
    return members.map { member in
      let value = JSONCursor(
        node: member.value, path: path.key(member.key), collector: collector,
        keyOffset: member.offset)
      return (member.key, value)
    }
  }

  /// The members of an object with known keys; an unknown key is a fault.
  ///
  /// `declaresNames` says whether the object declares names that other places refer to.
  package func fields(_ wanted: String, keys: [String], declaresNames: Bool = false) -> JSONFields?
  {
    guard case .object(let members) = node.kind else {
      mismatch(wanted)
      if declaresNames { collector.hidesNames = true }
      return nil
    }
    for member in members where !keys.contains(where: member.has) {
      unknownKey(member, among: keys, declaresNames: declaresNames)
    }
    return JSONFields(owner: self, members)
  }

  /// Reports an unknown key.
  func unknownKey(_ member: JSONMember, among keys: [String], declaresNames: Bool) {
    guard !collector.isFull else { return }
    if declaresNames { collector.hidesNames = true }
    // The key of an element may end with its identifier: `button#login`.
    let name = String(member.key.prefix { $0 != "#" })
    collector.add(
      "unknown key \(quoted(member.key))", at: member.offset,
      path: path.key(member.key).text, nearest: NearestName.of(name, in: keys))
  }

  /// Reports that a key is missing.
  func missing(_ key: String) { fault("the key \(quoted(key)) is missing") }
}

/// The members of an object with known keys.
package struct JSONFields {
  let owner: JSONCursor
  private let members: [JSONMember]
  /// A bit for each length that a key has, so that most missing keys are found missing at once.
  private let lengths: UInt64

  init(owner: JSONCursor, _ members: [JSONMember]) {
    self.owner = owner
    self.members = members
    lengths = members.reduce(0) { $0 | Self.bit(of: $1.key) }
  }

  private static func bit(of key: String) -> UInt64 { 1 << UInt64(min(key.utf8.count, 63)) }

  /// The value under a key; nil if the object has no such key.
  package subscript(key: String) -> JSONCursor? {
    guard let member = member(key) else { return nil }
    return JSONCursor(node: member.value, path: owner.path.key(key), collector: owner.collector)
  }

  /// The value under a required key; a missing key is a fault.
  package func required(_ key: String) -> JSONCursor? {
    if let value = self[key] { return value }
    owner.missing(key)
    return nil
  }

  func has(_ key: String) -> Bool { member(key) != nil }

  private func member(_ key: String) -> JSONMember? {
    lengths & Self.bit(of: key) == 0 ? nil : members.first { $0.has(key) }
  }
}

extension JSONMember {
  /// Whether this is its key; the length is compared first because most keys differ in length.
  func has(_ known: String) -> Bool {
    key.utf8.count == known.utf8.count && key == known
  }
}
