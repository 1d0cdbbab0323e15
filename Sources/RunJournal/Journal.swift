package import VirtualTime

/// The ordered record of a run: one fact on each line, in virtual time.
///
/// Every report, picture and replay is made from it; a run writes nothing else. The first line is
/// a ``JournalHeader``.
package final class Journal {
  /// The version of the format; it changes when a reader of the old format would misread the new.
  package static let version = 1
  /// The size in bytes from which facts are only counted.
  package static let sizeLimit = 256 << 20

  private let limit: Int
  private var line = JSONLine()
  /// How many facts were left out because the journal was full.
  package private(set) var leftOut = 0

  /// Starts a journal with a limit in bytes, which only the last fact may exceed.
  package init(_ header: JournalHeader, limit: Int = Journal.sizeLimit) {
    self.limit = limit
    line.write(header)
  }

  /// The journal as UTF-8 text.
  package var bytes: [UInt8] { line.bytes }

  /// Adds a fact, with the lines of the test that have caused it, if they are known.
  package func append(
    _ fact: JournalFact, at instant: VirtualInstant, by callers: [CallSite] = []
  ) {
    guard line.bytes.count < limit else {
      leftOut += 1
      return
    }
    line.open()
    line.field("t", Int(instant.nanoseconds))
    line.write(fact)
    if !callers.isEmpty { line.field("at", callers.map(\.description)) }
    line.close()
  }

  /// A number that is equal for equal journals, and almost certainly different for others.
  package var fingerprint: UInt64 {
    stableHash(line.bytes)
  }
}
