/// Writes JSON in the one form that this project keeps files in.
///
/// Two spaces a level; a list or an object stands on one line where it fits into the width, which
/// keeps small things readable; keys stand in the order they are given.
package struct JSONWriter {
  /// The longest line that a list or an object is put on.
  static let width = 100

  private var text = ""

  /// Gives the file's text, which ends in a line feed.
  static func text(_ node: JSONNode) -> String {
    var writer = JSONWriter()
    writer.write(node, indent: 0, lead: 0, isTop: true)
    return writer.text + "\n"
  }

  /// Writes a value, before which `lead` characters stand on its line.
  private mutating func write(_ node: JSONNode, indent: Int, lead: Int, isTop: Bool = false) {
    if !isTop {
      var room = Self.width - lead - 1
      if let line = Self.line(node, room: &room) {
        text += line
        return
      }
    }
    switch node.kind {
    case .array(let nodes): writeArray(nodes, indent: indent)
    case .object(let members): writeObject(members, indent: indent)
    default: text += Self.scalar(node)
    }
  }

  private mutating func writeArray(_ nodes: [JSONNode], indent: Int) {
    guard !nodes.isEmpty else {
      text += "[]"
      return
    }
    text += "[\n"
    for (index, node) in nodes.enumerated() {
      text += Self.spaces(indent + 2)
      write(node, indent: indent + 2, lead: indent + 2)
      text += index == nodes.count - 1 ? "\n" : ",\n"
    }
    text += Self.spaces(indent) + "]"
  }

  private mutating func writeObject(_ members: [JSONMember], indent: Int) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    text += "{\n"
    for (index, member) in members.enumerated() {
      let key = Self.literal(member.key) + ": "
      text += Self.spaces(indent + 2) + key
      write(member.value, indent: indent + 2, lead: indent + 2 + key.count)
      text += index == members.count - 1 ? "\n" : ",\n"
    }
    text += Self.spaces(indent) + "}"
  }

  /// Writes a value on one line, or gives up as soon as it does not fit.
  private static func line(_ node: JSONNode, room: inout Int) -> String? {
    switch node.kind {
    case .array(let nodes):
      return list(nodes, "[", "]", room: &room) { line($0, room: &$1) }
    case .object(let members):
      let padding = members.isEmpty ? "" : " "
      return list(members, "{" + padding, padding + "}", room: &room) { member, room in
        let key = literal(member.key) + ": "
        room -= key.count
        return line(member.value, room: &room).map { key + $0 }
      }
    default:
      let text = scalar(node)
      room -= text.count
      return room < 0 ? nil : text
    }
  }

  private static func list<Entry>(
    _ entries: [Entry], _ open: String, _ close: String, room: inout Int,
    _ write: (Entry, inout Int) -> String?
  ) -> String? {
    room -= open.count + close.count + 2 * max(entries.count - 1, 0)
    guard room >= 0 else { return nil }
    var parts: [String] = []
    for entry in entries {
      guard let part = write(entry, &room), room >= 0 else { return nil }
      parts.append(part)
    }
    return open + parts.joined(separator: ", ") + close
  }

  /// Gives the text without blanks and line ends, as bodies of requests and responses have it.
  static func compact(_ node: JSONNode) -> String {
    switch node.kind {
    case .array(let nodes): "[" + nodes.map(compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { literal($0.key) + ":" + compact($0.value) }.joined(separator: ",") + "}"
    default: scalar(node)
    }
  }

  private static func scalar(_ node: JSONNode) -> String {
    switch node.kind {
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .real(let value): number(value)
    case .string(let value): literal(value)
    default: "null"
    }
  }

  /// The shortest text that reads back as the same number and as no integer.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.description
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A string in quotes, with the escapes that JSON asks for and no others.
  package static func literal(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
