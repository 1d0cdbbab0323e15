import SeededCases
import SimulatedApp
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private static func node(_ draws: inout SeededDraws, depth: Int = 0) -> JSONNode {
    let words = [
      "", "a", "two words", "\"\\\n\r\t\u{1}\u{1F}\u{7F}", "é", "\u{301}e", "日本👨‍👩‍👧", "\u{FEFF}",
    ]
    switch draws.below(depth > 4 ? 5 : 8) {
    case 0: return JSONNode(draws.pick([.null, .bool(true), .bool(false)]))
    case 1: return JSONNode(.integer(Int64(bitPattern: draws.next())))
    case 2: return JSONNode(.real(draws.pick([0.5, -1e300, 3, .infinity, .nan])))
    case 3, 4: return .text(draws.list(8) { $0.pick(words) }.joined())
    case 5: return JSONNode(.array(draws.list(5) { node(&$0, depth: depth + 1) }))
    default:
      let members = draws.list(5) {
        JSONMember($0.pick(words) + "\($0.below(99))", node(&$0, depth: depth + 1))
      }
      return JSONNode(.object(members))
    }
  }

  @Test("breaks lines as the simplest writer does")
  func oracle() throws {
    for seed in FuzzCount.times(600) {
      var draws = SeededDraws(seed: seed)
      let node = Self.node(&draws)
      try #require(JSONWriter.text(node) == node.broken(0, lead: nil) + "\n", "seed \(seed)")
      let compact = JSONWriter.text(node, isCompact: true)
      try #require(compact == node.broken(0, lead: nil, isCompact: true) + "\n", "seed \(seed)")
      try #require(JSONWriter.compact(node) == node.line(",", ":", ""), "seed \(seed)")
    }
  }
}

extension JSONNode {
  /// All on one line, with what stands between, after keys and inside braces.
  fileprivate func line(_ comma: String, _ colon: String, _ padding: String) -> String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): value.isFinite ? "\(value)" : "null"
    case .string(let text): text.inQuotes
    case .array(let nodes):
      "[" + nodes.map { $0.line(comma, colon, padding) }.joined(separator: comma) + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{" + padding
        + members.map { $0.key.inQuotes + colon + $0.value.line(comma, colon, padding) }
        .joined(separator: comma) + padding + "}"
    }
  }

  /// One line where it fits behind what stands before it; the top, which has nothing, only where the
  /// writing is compact.
  ///
  /// Compact writing lets the only part share the lines of its brackets, except at the top.
  fileprivate func broken(
    _ indent: Int, lead: Int?, trail: Int = 1, isCompact: Bool = false
  ) -> String {
    let line = line(", ", ": ", " ")
    if let lead = lead ?? (isCompact ? 0 : nil), lead + line.count <= JSONWriter.width - trail {
      return line
    }
    if isCompact, let lead, let (start, part, end) = onlyPart {
      return start
        + part.broken(indent, lead: lead + start.count, trail: trail + end.count, isCompact: true)
        + end
    }
    let (inner, end) = (
      String(repeating: " ", count: indent + 2), String(repeating: " ", count: indent)
    )
    switch kind {
    case .array(let nodes) where !nodes.isEmpty:
      let rows = nodes.map { inner + $0.broken(indent + 2, lead: indent + 2, isCompact: isCompact) }
      return "[\n" + rows.joined(separator: ",\n") + "\n" + end + "]"
    case .object(let members) where !members.isEmpty:
      let rows = members.map { member in
        let key = member.key.inQuotes + ": "
        let lead = indent + 2 + key.count
        return inner + key + member.value.broken(indent + 2, lead: lead, isCompact: isCompact)
      }
      return "{\n" + rows.joined(separator: ",\n") + "\n" + end + "}"
    default: return line
    }
  }

  /// The only part of a list or an object, if it has parts itself, and what is around it.
  private var onlyPart: (start: String, part: JSONNode, end: String)? {
    switch kind {
    case .array(let nodes)
    where nodes.count == 1 && nodes[0].depth > 0 && nodes[0].line("", "", "").count > 2:
      ("[", nodes[0], "]")
    case .object(let members)
    where members.count == 1 && members[0].value.depth > 0
      && members[0].value.line("", "", "").count > 2:
      ("{ " + members[0].key.inQuotes + ": ", members[0].value, " }")
    default: nil
    }
  }
}

extension String {
  fileprivate var inQuotes: String {
    let marks: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{1}": "\\u0001",
      "\u{1F}": "\\u001f",
    ]
    return "\"" + unicodeScalars.map { marks[$0] ?? String($0) }.joined() + "\""
  }
}
