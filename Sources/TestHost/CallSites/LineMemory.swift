import CTestHost
import Foundation

/// The source lines of return addresses; each address is looked up once.
///
/// It is Sendable although it changes: every change is made under the lock.
final class LineMemory: @unchecked Sendable {
  /// A line of source.
  struct Line {
    let site: FailureSite
    /// Whether a failure may be shown at the line.
    let isOfTest: Bool
  }

  /// How many addresses are kept.
  private static let addressesKept = 1 << 16
  /// The number of addresses that are looked up together.
  private static let batch = 128

  private let lock = NSLock()
  private var known: [UInt: Line?] = [:]

  /// The lines of return addresses, in the same order; nil for an address without a line.
  func lines(of addresses: [UInt]) -> [Line?] {
    let found = lock.withLock { addresses.map { known[$0] } }
    guard found.contains(where: { $0 == nil }) else { return found.map { $0 ?? nil } }
    let missing = zip(addresses, found).filter { $0.1 == nil }.map(\.0)
    var learned: [UInt: Line?] = [:]
    for start in stride(from: 0, to: missing.count, by: Self.batch) {
      let part = Array(missing[start..<min(start + Self.batch, missing.count)])
      for (address, line) in zip(part, Self.lookUp(part)) { learned[address] = .some(line) }
    }
    keep(learned)
    return zip(addresses, found).map { address, line in line ?? learned[address] ?? nil }
  }

  private func keep(_ learned: [UInt: Line?]) {
    lock.withLock {
      if known.count >= Self.addressesKept { known = [:] }
      known.merge(learned) { _, new in new }
    }
  }

  private static func lookUp(_ addresses: [UInt]) -> [Line?] {
    // A return address is the address after the call, so it may already belong to the next line.
    let calls = addresses.map { $0 &- 1 }
    var rows = [test_host_row](repeating: test_host_row(), count: calls.count)
    test_host_find_rows(calls, calls.count, &rows)
    return rows.map(line)
  }

  private static func line(at row: test_host_row) -> Line? {
    guard row.line > 0, let path = path(of: row) else { return nil }
    guard !MacroSite.isExpansion(path) else {
      return MacroSite(expansion: path).map { Line(site: site(of: $0, near: row), isOfTest: true) }
    }
    return Line(
      site: FailureSite(file: path, line: Int(row.line)), isOfTest: FailureSite.isOfTest(path))
  }

  /// The line of a macro, in the source file with that name among those compiled with it.
  private static func site(of macro: MacroSite, near row: test_host_row) -> FailureSite {
    var row = row
    row.file = 0
    // The numbers begin at 0 or at 1, and have no gaps.
    while row.file < .max {
      let path = path(of: row)
      if let path, path.hasSuffix("/" + macro.file) {
        return FailureSite(file: path, line: macro.line)
      }
      if path == nil, row.file > 0 { break }
      row.file += 1
    }
    return FailureSite(file: macro.file, line: macro.line)
  }

  private static func path(of row: test_host_row) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { path in
      guard let start = path.baseAddress else { return nil }
      var row = row
      guard test_host_row_path(&row, start, path.count) else { return nil }
      return CompileFolder.ofThisProgram.whole(String(cString: start))
    }
  }

  /// The path of a row as the program has it; relative in a release build.
  fileprivate static func writtenPath(of address: UInt) -> String? {
    var row = test_host_row()
    test_host_find_rows([address &- 1], 1, &row)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { path in
      guard let start = path.baseAddress, row.line > 0 else { return nil }
      return test_host_row_path(&row, start, path.count) ? String(cString: start) : nil
    }
  }
}

/// The folder in which the program was compiled, with a trailing slash.
///
/// Release builds write paths below it without it, and the line tables of DWARF 4 do not contain
/// it. One build compiles everything in one folder, so one known file of this package reveals it.
struct CompileFolder: Equatable {
  let path: String

  /// Finds the folder from the path of a file of this package, as the program writes it, and the
  /// folder of its sources.
  init(of written: String, below sources: String) {
    let starts = sources.indices.filter { sources[$0] == "/" }.map(sources.index(after:))
    let start = starts.first { written.hasPrefix(sources[$0...]) && $0 < sources.endIndex }
    path = start.map { String(sources[..<$0]) } ?? ""
  }

  /// The folder of this program; empty if it writes whole paths.
  static let ofThisProgram: CompileFolder = {
    // The innermost frame is one of this package, wherever it was inlined.
    let address = FailureSite.returnAddresses().first
    let written = address.flatMap(LineMemory.writtenPath) ?? "/"
    return CompileFolder(of: written, below: FailureSite.sources)
  }()

  /// A path that begins at the root.
  func whole(_ path: String) -> String { path.hasPrefix("/") ? path : self.path + path }
}
