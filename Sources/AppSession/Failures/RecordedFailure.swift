/// A failure of a test, and where it was noticed.
package struct RecordedFailure: Sendable, Equatable {
  /// What went wrong.
  package let message: String
  /// The file's name, without its folders.
  package let file: String
  /// The line in it.
  package let line: Int

  /// Makes a failure.
  package init(message: String, file: String, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }
}
