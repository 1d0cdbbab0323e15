import LocatedJSON

/// One line of a journal, with access to its members.
struct JournalLine {
  let members: [JSONMember]
  let number: Int
  /// Whether the line is empty.
  let isBlank: Bool

  /// Reads a line; an empty line has no members.
  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(JournalFault) {
    self.number = number
    isBlank = bytes.isEmpty
    guard !bytes.isEmpty else {
      members = []
      return
    }
    guard case .object(let members)? = JSONReader.read(Array(bytes)).node?.kind else {
      throw JournalFault(line: number, expected: "a JSON object")
    }
    self.members = members
  }

  /// The kind of the value under a key.
  subscript(key: String) -> JSONNode.Kind? { member(key)?.kind }

  /// The fault of a line that does not contain what was expected.
  func fault(_ expected: String) -> JournalFault { JournalFault(line: number, expected: expected) }

  /// The value under a key; a line without one, or with one of another kind, has a fault.
  func value<Value: JournalValue>(_ key: String) throws(JournalFault) -> Value {
    guard let node = member(key), let value = Value(node) else {
      throw fault("\"\(key)\": \(Value.expected)")
    }
    return value
  }

  /// The value under a key, or another one if the line has no such key.
  func value<Value: JournalValue>(
    _ key: String, or usual: Value
  ) throws(JournalFault) -> Value {
    member(key) == nil ? usual : try value(key)
  }

  private func member(_ key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }
}
