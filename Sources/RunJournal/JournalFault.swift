/// Why a journal cannot be read.
package struct JournalFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  package let line: Int
  /// What the line should have contained.
  package let expected: String

  /// Describes what is wrong with a journal, and where.
  package init(line: Int, expected: String) {
    self.line = line
    self.expected = expected
  }

  /// The fault in words.
  package var description: String { "journal line \(line): expected \(expected)" }
}
