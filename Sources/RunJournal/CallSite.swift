/// A line of a test.
package struct CallSite: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, without its folders.
  package let file: String
  /// The line in the file, from 1.
  package let line: Int

  /// Makes a line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The line as failures show it: `FeedTests.swift:31`.
  package var description: String { "\(file):\(line)" }

  /// Reads a line as failures show it; nil for any other text.
  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }
}
