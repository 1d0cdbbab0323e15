/// Writes JSON in the format of this project's files.
///
/// Each level is indented by two spaces. A list or an object is on one line if it fits into the
/// width. Keys keep the order in which they are given.
package struct JSONWriter {
  /// The largest length of a line that contains a whole list or object.
  package static let width = 100

  private var bytes: [UInt8] = []
  /// Whether the only part of a list or an object opens and closes on the same lines as that.
  private var isCompact = false

  /// The text of a file, which ends in a line feed.
  ///
  /// Where it is compact, a short file is one line, and brackets around a single list or object
  /// share its lines: `[{`, `}]`.
  package static func text(_ node: JSONNode, isCompact: Bool = false) -> String {
    var writer = JSONWriter()
    writer.isCompact = isCompact
    writer.write(node, indent: 0, lead: 0, isTop: true)
    writer.append("\n")
    return writer.text
  }

  /// The text without spaces and line feeds, as in the bodies of requests and responses.
  package static func compact(_ node: JSONNode) -> String {
    var writer = JSONWriter()
    writer.writeCompact(node)
    return writer.text
  }

  /// A string in quotes, with only the escapes that JSON requires.
  package static func literal(_ value: String) -> String {
    var writer = JSONWriter()
    writer.writeLiteral(value)
    return writer.text
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Many lines

  /// Writes a value after the first `lead` characters of its line; `trail` more follow it.
  private mutating func write(
    _ node: JSONNode, indent: Int, lead: Int, trail: Int = 1, isTop: Bool = false
  ) {
    if !isTop || isCompact {
      let start = bytes.count
      var room = Self.width - lead - trail
      if writeLine(node, room: &room) { return }
      bytes.removeSubrange(start...)
      if isCompact, !isTop, writeSingle(node, indent: indent, lead: lead, trail: trail) { return }
    }
    switch node.kind {
    case .array(let nodes): writeArray(nodes, indent: indent)
    case .object(let members): writeObject(members, indent: indent)
    default: writeScalar(node)
    }
  }

  /// Writes a list or object whose only part has parts itself; false for anything else.
  private mutating func writeSingle(
    _ node: JSONNode, indent: Int, lead: Int, trail: Int
  ) -> Bool {
    switch node.kind {
    case .array(let nodes) where nodes.count == 1 && nodes[0].hasParts:
      append("[")
      write(nodes[0], indent: indent, lead: lead + 1, trail: trail + 1)
      append("]")
    case .object(let members) where members.count == 1 && members[0].value.hasParts:
      append("{ ")
      let width = writeKey(members[0].key)
      write(members[0].value, indent: indent, lead: lead + 2 + width, trail: trail + 2)
      append(" }")
    default: return false
    }
    return true
  }

  private mutating func writeArray(_ nodes: [JSONNode], indent: Int) {
    guard !nodes.isEmpty else { return append("[]") }
    append("[\n")
    for (index, node) in nodes.enumerated() {
      appendSpaces(indent + 2)
      write(node, indent: indent + 2, lead: indent + 2)
      append(index == nodes.count - 1 ? "\n" : ",\n")
    }
    appendSpaces(indent)
    append("]")
  }

  private mutating func writeObject(_ members: [JSONMember], indent: Int) {
    guard !members.isEmpty else { return append("{}") }
    append("{\n")
    for (index, member) in members.enumerated() {
      appendSpaces(indent + 2)
      let width = writeKey(member.key)
      write(member.value, indent: indent + 2, lead: indent + 2 + width)
      append(index == members.count - 1 ? "\n" : ",\n")
    }
    appendSpaces(indent)
    append("}")
  }

  // MARK: - One line

  /// Writes a value on one line; false as soon as it does not fit, after a part is already written.
  private mutating func writeLine(_ node: JSONNode, room: inout Int) -> Bool {
    switch node.kind {
    case .array(let nodes):
      return writeList(nodes, "[", "]", room: &room) { $0.writeLine($1, room: &$2) }
    case .object(let members):
      let (open, close): (StaticString, StaticString) =
        members.isEmpty ? ("{", "}") : ("{ ", " }")
      return writeList(members, open, close, room: &room) { writer, member, room in
        room -= writer.writeKey(member.key)
        return writer.writeLine(member.value, room: &room)
      }
    default:
      let start = bytes.count
      writeScalar(node)
      room -= width(from: start)
      return room >= 0
    }
  }

  private mutating func writeList<Entry>(
    _ entries: [Entry], _ open: StaticString, _ close: StaticString, room: inout Int,
    _ write: (inout JSONWriter, Entry, inout Int) -> Bool
  ) -> Bool {
    room -= open.utf8CodeUnitCount + close.utf8CodeUnitCount + 2 * max(entries.count - 1, 0)
    guard room >= 0 else { return false }
    append(open)
    for (index, entry) in entries.enumerated() {
      if index > 0 { append(", ") }
      guard write(&self, entry, &room), room >= 0 else { return false }
    }
    append(close)
    return true
  }

  private mutating func writeCompact(_ node: JSONNode) {
    switch node.kind {
    case .array(let nodes):
      append("[")
      for (index, node) in nodes.enumerated() {
        if index > 0 { append(",") }
        writeCompact(node)
      }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(",") }
        writeLiteral(member.key)
        append(":")
        writeCompact(member.value)
      }
      append("}")
    default: writeScalar(node)
    }
  }

  // MARK: - Words

  /// Writes a key with its colon and returns the number of characters.
  private mutating func writeKey(_ key: String) -> Int {
    let start = bytes.count
    writeLiteral(key)
    append(": ")
    return width(from: start)
  }

  private mutating func writeScalar(_ node: JSONNode) {
    switch node.kind {
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(text: String(value))
    case .real(let value): append(text: Self.number(value))
    case .string(let value): writeLiteral(value)
    default: append("null")
    }
  }

  /// The shortest text that reads back as the same number and not as an integer.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.description
  }

  private mutating func writeLiteral(_ value: String) {
    var value = value
    append("\"")
    value.withUTF8 { text in
      guard text.contains(where: Self.isEscaped) else { return bytes.append(contentsOf: text) }
      for byte in text {
        Self.isEscaped(byte) ? append(text: Self.escape(byte)) : bytes.append(byte)
      }
    }
    append("\"")
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\r"): return "\\r"
    case UInt8(ascii: "\t"): return "\\t"
    case ..<0x20:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return "\\" + String(UnicodeScalar(byte))
    }
  }

  // MARK: - Bytes

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func appendSpaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// The number of characters written from an index on, without line feeds.
  private func width(from start: Int) -> Int {
    let written = bytes[start...]
    return written.allSatisfy { $0 < 0x80 }
      ? written.count : String(decoding: written, as: UTF8.self).count
  }
}

extension JSONNode {
  /// Whether it is a list or an object that is not empty.
  fileprivate var hasParts: Bool {
    switch kind {
    case .array(let nodes): !nodes.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }
}
