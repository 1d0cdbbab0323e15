import Foundation

/// What a tool prints: results to standard output, errors and progress to standard error.
package enum Console {
  /// Prints a line of the result.
  package static func out(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints a line about an error.
  package static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
