import Glibc
import OutputFiles
import TestHost

/// Ends a process between two trials, so that the tool makes the further ones in a new process.
///
/// What a body holds when a failure leaves it stays in memory, so a process grows with its
/// failures. The trials are in a file; the new process continues after them.
package struct ProcessRenewal: Sendable {
  /// How many bodies a process leaves before the tool starts another.
  package static let leftBodyLimit = 10_000

  /// Shows that a process ended for this reason: its exit code and the last line that it prints.
  private static let exitCode: Int32 = 4
  private static let mark = "The trials continue in a new process."

  private let limit: Int
  private let end: @Sendable () -> Void

  /// Makes a renewal after a number of left bodies, whose process ends by itself unless another
  /// end is given.
  package init(after limit: Int, end: @escaping @Sendable () -> Void = Self.endProcess) {
    self.limit = limit
    self.end = end
  }

  /// Ends the process if it has left so many bodies.
  func endIfDue() {
    if AbandonableBody.leftCount >= limit { end() }
  }

  /// Ends the process in the way by which the tool knows it.
  package static func endProcess() {
    StandardStream.error.tell(mark)
    exit(exitCode)
  }

  /// Whether a process with this exit code and last line asks for another one.
  package static func isAsked(by code: Int32, last line: @autoclosure () -> String) -> Bool {
    code == exitCode && line() == mark
  }
}
