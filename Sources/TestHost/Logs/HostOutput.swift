import Glibc

/// Where the test host writes lines for people, among those of XCTest.
package enum HostOutput {
  /// Writes a line at once, in order with what XCTest writes.
  package static func print(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }
}
