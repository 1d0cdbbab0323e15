import LocatedJSON

/// A journal that was read: its first line, and every fact with its instant.
///
/// ```swift
/// let record = try JournalRecord(bytes)
/// for entry in record.entries { print(entry.nanoseconds, entry.fact) }
/// ```
package struct JournalRecord: Sendable, Equatable {
  /// A fact, with its instant.
  package struct Entry: Sendable, Equatable {
    /// The instant, in virtual nanoseconds since the start.
    package let nanoseconds: Int64
    /// What happened.
    package let fact: JournalFact
    /// The lines of the test that caused the fact, innermost first, if they are known.
    package var callers: [CallSite] = []
  }

  /// The content of the first line.
  package let header: JournalHeader
  /// The facts in the order in which they happened.
  package let entries: [Entry]

  /// The longest line that is read, in bytes.
  package static let lineLimit = 1 << 20
  /// The most facts that are read.
  package static let entryLimit = 4_000_000

  /// Reads a journal; every line must contain a fact that this version knows.
  package init(
    _ bytes: [UInt8], entryLimit: Int = Self.entryLimit
  ) throws(JournalFault) {
    var rest = bytes[...]
    guard let first = try Self.takeLine(&rest, number: 1) else {
      throw JournalFault(line: 1, expected: "the first line of a journal")
    }
    header = try JournalHeader(first)
    var entries: [Entry] = []
    var number = 2
    while let line = try Self.takeLine(&rest, number: number) {
      guard entries.count < entryLimit else {
        throw JournalFault(line: number, expected: "at most \(entryLimit) facts")
      }
      if let entry = try Self.entry(line, after: entries.last?.nanoseconds ?? 0) {
        entries.append(entry)
      }
      number += 1
    }
    self.entries = entries
  }

  /// Takes the next line; nil at the end.
  private static func takeLine(
    _ rest: inout ArraySlice<UInt8>, number: Int
  ) throws(JournalFault) -> JournalLine? {
    guard !rest.isEmpty else { return nil }
    // One byte more than a line may have is enough to refuse it.
    let line = rest.prefix(lineLimit + 1).prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    guard line.count <= lineLimit else {
      throw JournalFault(line: number, expected: "a line of at most \(lineLimit) bytes")
    }
    return try JournalLine(line, number: number)
  }

  private static func entry(
    _ line: JournalLine, after earlier: Int64
  ) throws(JournalFault) -> Entry? {
    guard !line.isBlank else { return nil }
    guard case .integer(let instant)? = line["t"], instant >= earlier else {
      throw line.fault("\"t\": an instant not before \(earlier)")
    }
    return Entry(
      nanoseconds: instant, fact: try JournalFact(line),
      callers: line["at"] == nil ? [] : try callers(line))
  }

  private static func callers(_ line: JournalLine) throws(JournalFault) -> [CallSite] {
    var sites: [CallSite] = []
    let texts: [String] = try line.value("at")
    for text in texts {
      guard let site = CallSite(text) else {
        throw line.fault("\"at\": a list of files and lines, such as \"FeedTests.swift:31\"")
      }
      sites.append(site)
    }
    return sites
  }
}
