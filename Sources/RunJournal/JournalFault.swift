/// Why a journal cannot be read.
package struct JournalFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, the first being 1.
  package let line: Int
  /// What should have stood there.
  package let expected: String

  /// Says what is wrong with a journal, and where.
  package init(line: Int, expected: String) {
    self.line = line
    self.expected = expected
  }

  /// The fault in words.
  package var description: String { "journal line \(line): expected \(expected)" }
}
