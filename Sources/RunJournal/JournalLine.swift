import LocatedJSON
import PredicateFormat

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

  /// The value under a key.
  subscript(key: String) -> JSONNode.Kind? { members.first { $0.key == key }?.value.kind }

  /// The fault of a line that does not contain what was expected.
  func fault(_ expected: String) -> JournalFault { JournalFault(line: number, expected: expected) }

  func text(_ key: String) throws(JournalFault) -> String {
    guard case .string(let text)? = self[key] else { throw fault("\"\(key)\": a string") }
    return text
  }

  func integer(_ key: String) throws(JournalFault) -> Int {
    guard case .integer(let number)? = self[key] else { throw fault("\"\(key)\": a whole number") }
    return Int(number)
  }

  func real(_ key: String) throws(JournalFault) -> Double {
    switch self[key] {
    case .real(let number)?: return number
    case .integer(let number)?: return Double(number)
    default: throw fault("\"\(key)\": a number")
    }
  }

  func flag(_ key: String) throws(JournalFault) -> Bool {
    guard case .bool(let flag)? = self[key] else { throw fault("\"\(key)\": true or false") }
    return flag
  }

  /// A number that is too large for JSON readers, kept as a string of digits.
  func digits(_ key: String) throws(JournalFault) -> UInt64 {
    guard let number = UInt64(try text(key)) else { throw fault("\"\(key)\": a string of digits") }
    return number
  }

  func texts(_ key: String) throws(JournalFault) -> [String] {
    guard case .array(let items)? = self[key] else { throw fault("\"\(key)\": a list of strings") }
    var texts: [String] = []
    for item in items {
      guard case .string(let text) = item.kind else { throw fault("\"\(key)\": a list of strings") }
      texts.append(text)
    }
    return texts
  }

  func reals(_ key: String) throws(JournalFault) -> [Double] {
    guard case .list(let items) = try value(key) else {
      throw fault("\"\(key)\": a list of numbers")
    }
    var numbers: [Double] = []
    for item in items {
      switch item {
      case .real(let number): numbers.append(number)
      case .integer(let number): numbers.append(Double(number))
      default: throw fault("\"\(key)\": a list of numbers")
      }
    }
    return numbers
  }

  func table(_ key: String) throws(JournalFault) -> [String: String] {
    guard case .object(let members)? = self[key] else {
      throw fault("\"\(key)\": an object of strings")
    }
    var table: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value.kind else {
        throw fault("\"\(key)\": an object of strings")
      }
      table[member.key] = text
    }
    return table
  }

  func value(_ key: String) throws(JournalFault) -> FormatValue {
    guard let node = members.first(where: { $0.key == key })?.value else {
      throw fault("\"\(key)\": a value")
    }
    return Self.value(node)
  }

  /// Converts a node to a value; the reader has already limited the depth.
  private static func value(_ node: JSONNode) -> FormatValue {
    switch node.kind {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .string(let text): .string(text)
    case .array(let items): .list(items.map(value))
    case .object(let members):
      .record(Dictionary(members.map { ($0.key, value($0.value)) }) { first, _ in first })
    }
  }
}
