package import AppModel
import LocatedJSON

/// Gives every byte of all files of an app a unique offset.
///
/// A value therefore still knows its file after it was merged into another file.
struct FileTable {
  private struct Entry {
    let name: String
    let base: Int
    let source: JSONSource
  }

  private var entries: [Entry] = []
  private var end = 0

  /// Adds a file and returns the offset of its first byte.
  mutating func add(_ name: String, _ bytes: [UInt8]) -> Int {
    let base = end
    entries.append(Entry(name: name, base: base, source: JSONSource(bytes)))
    // An empty file also gets an offset.
    end += bytes.count + 1
    return base
  }

  /// Finds the byte at which a character of a string's value is written.
  func offset(ofCharacter column: Int, inStringAt literal: Int) -> Int {
    guard let entry = entry(of: literal) else { return literal }
    return entry.base
      + entry.source.offset(ofCharacter: column, inStringAt: literal - entry.base)
  }

  /// Converts findings to faults with files, lines and columns, in the order of files and places.
  ///
  /// A fault that several uses of one place cause is reported once.
  func faults(_ findings: [FaultCollector.Finding]) -> [DefinitionFault] {
    let order = findings.indices.sorted { first, second in
      (findings[first].offset, first) < (findings[second].offset, second)
    }
    var faults: [DefinitionFault] = []
    var rest = order[...]
    for entry in entries {
      let own = rest.prefix { findings[$0].offset <= entry.base + entry.source.bytes.count }
      rest = rest.dropFirst(own.count)
      faults += Self.faults(own.map { findings[$0] }, in: entry)
    }
    return faults
  }

  private static func faults(
    _ findings: [FaultCollector.Finding], in entry: Entry
  ) -> [DefinitionFault] {
    var told: Set<Told> = []
    let fresh = findings.filter {
      told.insert(Told(offset: $0.offset, message: $0.message)).inserted
    }
    let positions = entry.source.positions(of: fresh.map { $0.offset - entry.base })
    return zip(fresh, positions).map { finding, position in
      DefinitionFault(
        file: entry.name, line: position.line, column: position.column, path: finding.path,
        message: finding.message, nearest: finding.nearest)
    }
  }

  private struct Told: Hashable {
    let offset: Int
    let message: String
  }

  /// The file that contains an offset.
  private func entry(of offset: Int) -> Entry? { entries.last { $0.base <= offset } }
}

extension JSONCursor {
  /// Reads a file on its own.
  ///
  /// - Throws: `DefinitionFaults` with all errors, each with its line and column.
  package static func read<Content>(
    _ bytes: [UInt8], file: String, _ read: (JSONCursor) -> Content?
  ) throws(DefinitionFaults) -> Content {
    let collector = FaultCollector(file: file)
    var table = FileTable()
    let (node, faults) = JSONReader.read(bytes, base: table.add(file, bytes))
    for fault in faults { collector.add(fault.message, at: fault.offset, path: "") }
    let content = node.flatMap {
      read(JSONCursor(node: $0, path: .top, collector: collector))
    }
    let found = table.faults(collector.findings)
    guard let content, found.isEmpty else { throw DefinitionFaults(found) }
    return content
  }
}
