import Glibc
import OutputFiles

/// Prints lines of the test host among those of XCTest.
package enum HostOutput {
  static let isTerminal = StandardStream.output.isTerminal

  /// Prints a line at once, in order with XCTest's output.
  package static func print(_ line: String) {
    Swift.print(shown(line))
    fflush(nil)
  }

  /// A text as it may be printed: on a terminal its control characters are shown.
  package static func shown(_ text: String) -> String {
    isTerminal ? VisibleText.of(text) : text
  }
}
