import Foundation

/// What the tool says: results to standard output, faults and progress to standard error.
enum Console {
  /// Prints a line of the result.
  static func out(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints a line about a fault.
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
