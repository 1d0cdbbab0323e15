/// A smell at its place, with the change that takes it away.
package struct PageFinding: Sendable, Equatable {
  /// What it is.
  package let smell: PageSmell
  /// The file, as it was given.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in bytes.
  package let column: Int
  /// What stands there.
  package let message: String
  /// What to do about it.
  package let advice: String

  /// Whether it tells what another one has told already.
  func isAt(_ other: PageFinding) -> Bool {
    (smell, line, column) == (other.smell, other.line, other.column)
  }

  /// The place and what stands there, as compilers print it.
  package var headline: String {
    "\(file):\(line):\(column): \(message) [\(smell.rawValue)]"
  }

  /// All there is to say, on three lines.
  package var text: String {
    "\(headline)\n    Why: \(smell.reason)\n    To do: \(advice)"
  }
}
