import Glibc

/// Prints lines of the test host among those of XCTest.
package enum HostOutput {
  /// Prints a line at once, in order with XCTest's output.
  package static func print(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }
}
