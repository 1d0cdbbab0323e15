import Foundation

/// A JSON Lines file of searches: a head, then one line per test, by name.
package enum SearchFile {
  /// The version that is written and read.
  package static let version = 1
  private static let format = "rehearsal-search"

  /// The bytes of the file.
  package static func bytes(of records: [SearchRecord]) -> [UInt8] {
    JSONLine.bytes(Head(format: format, version: version))
      + records.sorted { $0.test < $1.test }.flatMap { JSONLine.bytes($0) }
  }

  /// Reads a file; an incomplete last line is ignored.
  package static func read(
    _ bytes: some Sequence<UInt8>
  ) throws(TrialFile.Fault) -> [SearchRecord] {
    let lines = JSONLine.wholeLines(of: bytes)
    let decoder = JSONDecoder()
    guard let head = lines.first.flatMap({ try? decoder.decode(Head.self, from: Data($0)) }),
      head.format == format, head.version == version
    else { throw TrialFile.Fault(line: 1, reason: "this is not a file of searches.") }
    var records: [SearchRecord] = []
    for (number, line) in zip(2..., lines.dropFirst()) {
      guard let record = try? decoder.decode(SearchRecord.self, from: Data(line)) else {
        throw TrialFile.Fault(line: number, reason: "this is not a search of a test.")
      }
      records.append(record)
    }
    return records
  }

  private struct Head: Codable {
    var format: String
    var version: Int
  }
}
