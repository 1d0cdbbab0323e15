/// What Swift's runtime says when it ends a process, such as `Fatal error: Index out of range`.
package enum TrapWords {
  /// How an error begins that is fatal by itself.
  package static let fatal = "Fatal error"
  private static let begins = [
    fatal, "Precondition failed", "Assertion failed", "Could not cast value of type",
  ]
  /// The first line of a report, for what only traps and prints nothing.
  private static let report = (begin: "*** Swift runtime failure", end: " ***")

  /// The words in a line of output, without the place in front of them; nil if it has none.
  package static func find(in line: some StringProtocol) -> String? {
    if line.hasPrefix(report.begin), line.hasSuffix(report.end) {
      return String(line.dropFirst(report.end.count).dropLast(report.end.count))
    }
    // A test may quote such words in a failure of its own.
    let begin = begins.lazy.compactMap { line.firstRange(of: $0)?.lowerBound }
      .first { $0 == line.startIndex || line[..<$0].hasSuffix(": ") }
    // Addresses differ from process to process.
    return begin.map { String(line[$0...]).replacing(#/ \(0x[0-9a-f]+\)/#, with: "") }
  }
}
