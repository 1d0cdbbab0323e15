import Glibc
import OutputFiles

/// What a tool prints: results to standard output, errors and progress to standard error.
package enum Console {
  /// Prints a line of the result, in which control characters are shown.
  ///
  /// The tool ends if nothing can be printed.
  package static func out(_ text: String) {
    write(Array((VisibleText.of(text) + "\n").utf8))
  }

  /// Prints a line with colours; the control characters of texts from elsewhere have to be shown
  /// before.
  package static func outColoured(_ text: String) { write(Array((text + "\n").utf8)) }

  /// Prints what a user is asked, without a line end.
  package static func prompt(_ text: String) { write(Array(text.utf8)) }

  /// Prints bytes as they are to a file or a pipe; a terminal gets control characters shown.
  package static func copy(_ bytes: [UInt8]) {
    write(StandardStream.output.isTerminal ? VisibleText.of(bytes) : bytes)
  }

  /// Prints a line about an error, in which control characters are shown.
  package static func error(_ text: String) { StandardStream.error.tell(text) }

  /// Prints without a line end to standard error, for progress on a terminal.
  package static func progress(_ text: String) { StandardStream.error.write(Array(text.utf8)) }

  /// Removes the line of progress.
  package static func clearProgress() { progress("\r\u{1B}[K") }

  private static func write(_ bytes: [UInt8]) {
    let code = StandardStream.output.write(bytes)
    guard code != 0 else { return }
    // Who reads no further, as head does, needs no message.
    if code != EPIPE {
      error("Error: standard output cannot be written: \(FileFault.words(of: code))")
    }
    exit(ExitCode.failure.rawValue)
  }
}
