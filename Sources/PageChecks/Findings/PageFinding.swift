/// A smell with its place and the change that removes it.
package struct PageFinding: Sendable, Equatable {
  /// The kind of smell.
  package let smell: PageSmell
  /// The path of the file, as the caller passed it.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in bytes.
  package let column: Int
  /// The problem in words.
  package let message: String
  /// The change that removes it.
  package let advice: String

  /// Whether another finding has the same smell at the same place.
  func isAt(_ other: PageFinding) -> Bool {
    (smell, line, column) == (other.smell, other.line, other.column)
  }

  /// The place and the finding, in the format of compilers.
  package var headline: String {
    "\(file):\(line):\(column): \(message) [\(smell.rawValue)]"
  }

  /// The whole finding, on three lines.
  package var text: String {
    "\(headline)\n    Why: \(smell.reason)\n    To do: \(advice)"
  }
}
