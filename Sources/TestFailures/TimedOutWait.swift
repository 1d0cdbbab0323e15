/// A wait of a test that timed out and whose result no assertion checked.
///
/// In a test that passes, it means that something was looked for in vain and nobody noticed: often
/// the identifier is wrong, or the element no longer exists.
public struct TimedOutWait: Sendable, Hashable, Codable {
  /// What it waited for: `Waiting 5.0s for "row" Button to exist`.
  public let words: String
  /// The source file; empty if the line is unknown.
  public let file: String
  /// The line in the file.
  public let line: Int
  /// How long it could take at most, in virtual nanoseconds.
  public let timeout: Int64
  /// How long it took, in virtual nanoseconds; its last look may end after the deadline.
  public let lost: Int64
  /// The elements of the screen whose names are nearest.
  public let nearest: [String]

  /// Makes a wait; `file` is empty if the line is unknown.
  package init(
    words: String, file: String, line: Int, timeout: Int64, lost: Int64, nearest: [String] = []
  ) {
    self.words = words
    self.file = file
    self.line = line
    self.timeout = timeout
    self.lost = lost
    self.nearest = nearest
  }

  /// The place and what it waited for, without what changes from run to run.
  package var place: String { (file.isEmpty ? "" : "\(file):\(line): ") + words }
}
