import PredicateFormat
package import SimulatedApp
package import Trials

/// Reads the file of a quarantine: `quarantine.json`.
package enum QuarantineFile {
  /// The most entries of a file.
  package static let entryLimit = 10_000

  /// Reads a file.
  ///
  /// - Throws: `DefinitionFaults` with all errors, each with its line and column.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(DefinitionFaults) -> Quarantine {
    let entries = try JSONCursor.read(bytes, file: file) { $0.quarantine(JSONSource(bytes)) }
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
}

extension JSONCursor {
  fileprivate func quarantine(_ source: JSONSource) -> [Quarantine.Entry]? {
    let wanted = "an object with the list \"tests\""
    guard let fields = fields(wanted, keys: [Self.pointer, "tests"]),
      let list = fields.required("tests"), let tests = list.list()
    else { return nil }
    guard tests.count <= QuarantineFile.entryLimit else {
      list.fault("expected at most \(QuarantineFile.entryLimit) entries, found \(tests.count)")
      return nil
    }
    let lines = source.positions(of: tests.map(\.node.offset)).map(\.line)
    return zip(tests, lines).compactMap { $0.quarantined(line: $1) }
  }

  private func quarantined(line: Int) -> Quarantine.Entry? {
    let keys = ["test", "owner", "reason", "until", "link"]
    guard let fields = fields("an object", keys: keys) else { return nil }
    let words = ["test", "owner", "reason"].map { fields.required($0)?.name("a text") }
    let until = fields.required("until")?.day()
    let link = fields["link"]?.name("a text")
    guard let test = words[0], let owner = words[1], let reason = words[2], let until else {
      return nil
    }
    return Quarantine.Entry(
      pattern: TestPattern(test), owner: owner, reason: reason, until: until, link: link,
      line: line)
  }

  private func day() -> CalendarDay? {
    let wanted = "a day such as \"2026-12-31\""
    guard let words = string(wanted) else { return nil }
    if let day = CalendarDay(words) { return day }
    fault("expected \(wanted), found \(quoted(words))")
    return nil
  }
}
