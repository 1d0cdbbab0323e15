import PredicateFormat
package import SimulatedApp
package import Trials

/// Reads the file of a quarantine: `quarantine.json`.
package enum QuarantineFile {
  /// The most entries of a file.
  package static let entryLimit = 10_000
  private static let keys = ["test", "owner", "reason", "until", "link"]

  /// Reads a file.
  ///
  /// - Throws: `DefinitionFaults` with all errors, each with its line and column.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(DefinitionFaults) -> Quarantine {
    let (node, faults) = JSONReader.read(bytes)
    var reading = Reading(source: JSONSource(bytes))
    for fault in faults { reading.fault(fault.message, at: fault.offset) }
    let entries = node.map { reading.entries(of: $0) } ?? []
    guard reading.findings.isEmpty else { throw reading.told(of: file) }
    return Quarantine(file: file, entries: entries)
  }

  /// Sentences about entries that match no test, each with the nearest name.
  package static func unknownNames(in quarantine: Quarantine, among tests: [String]) -> [String] {
    quarantine.unknown(among: tests).map { entry in
      let nearest = NearestName.of(entry.pattern.text, in: tests) ?? sameTest(as: entry, in: tests)
      return "\(quarantine.file):\(entry.line): no test is named \(entry.pattern.text)"
        + (nearest.map { "; the nearest is \($0)" } ?? "") + "."
    }
  }

  /// The test with the same name in another class or module, or with the nearest such name.
  private static func sameTest(as entry: Quarantine.Entry, in tests: [String]) -> String? {
    let name = { (test: String) in String(test[(test.lastIndex(of: "/") ?? test.startIndex)...]) }
    let own = name(entry.pattern.text)
    if let same = tests.first(where: { name($0) == own }) { return same }
    return NearestName.of(own, in: tests.map(name)).flatMap { nearest in
      tests.first { name($0) == nearest }
    }
  }

  /// Reads the entries of a file and collects the errors.
  private struct Reading {
    let source: JSONSource
    private(set) var findings: [(offset: Int, message: String, nearest: String?)] = []

    init(source: JSONSource) { self.source = source }

    mutating func fault(_ message: String, at offset: Int, nearest: String? = nil) {
      guard findings.count < DefinitionFaults.limit else { return }
      findings.append((offset, message, nearest))
    }

    func told(of file: String) -> DefinitionFaults {
      let sorted = findings.enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
      let places = source.positions(of: sorted.map(\.offset))
      return DefinitionFaults(
        zip(sorted, places).map { finding, place in
          DefinitionFault(
            file: file, line: place.line, column: place.column, path: "",
            message: finding.message, nearest: finding.nearest)
        })
    }

    mutating func entries(of node: JSONNode) -> [Quarantine.Entry] {
      check(node, keys: ["$schema", "tests"])
      guard let tests = node.member("tests") else {
        fault("expected an object with the list \"tests\"", at: node.offset)
        return []
      }
      guard case .array(let nodes) = tests.value.kind else {
        fault("expected a list, found \(tests.value.kindName)", at: tests.value.offset)
        return []
      }
      guard nodes.count <= entryLimit else {
        fault("a quarantine has at most \(entryLimit) entries", at: tests.value.offset)
        return []
      }
      let lines = source.positions(of: nodes.map(\.offset)).map(\.line)
      return zip(nodes, lines).compactMap { entry(of: $0, line: $1) }
    }

    private mutating func entry(of node: JSONNode, line: Int) -> Quarantine.Entry? {
      guard case .object = node.kind else {
        fault("expected an object, found \(node.kindName)", at: node.offset)
        return nil
      }
      check(node, keys: keys)
      let words = ["test", "owner", "reason"].map { text(of: node, $0) }
      let until = day(of: node)
      let link = node.member("link") == nil ? nil : text(of: node, "link")
      guard let test = words[0], let owner = words[1], let reason = words[2], let until else {
        return nil
      }
      return Quarantine.Entry(
        pattern: TestPattern(test), owner: owner, reason: reason, until: until, link: link,
        line: line)
    }

    private mutating func day(of node: JSONNode) -> CalendarDay? {
      guard let words = text(of: node, "until"), let member = node.member("until") else {
        return nil
      }
      guard let day = CalendarDay(words) else {
        fault("expected a day such as \"2026-12-31\"", at: member.value.offset)
        return nil
      }
      return day
    }

    /// A text that must be present and not empty.
    private mutating func text(of node: JSONNode, _ key: String) -> String? {
      guard let member = node.member(key) else {
        fault("the key \"\(key)\" is missing", at: node.offset)
        return nil
      }
      guard case .string(let text) = member.value.kind, !text.isEmpty else {
        fault("expected a text that is not empty", at: member.value.offset)
        return nil
      }
      return text
    }

    private mutating func check(_ node: JSONNode, keys: [String]) {
      guard case .object(let members) = node.kind else { return }
      for member in members where !keys.contains(member.key) {
        let nearest = NearestName.of(member.key, in: keys)
        fault("unknown key \"\(member.key.prefix(80))\"", at: member.offset, nearest: nearest)
      }
    }
  }
}
