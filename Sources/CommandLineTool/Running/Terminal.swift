import Foundation
import Glibc
import OutputFiles

/// The abilities of the terminal or file to which a tool prints.
package struct Terminal: Equatable {
  /// Whether a line can be overwritten, as for progress.
  package let redrawsLines: Bool
  /// Whether colours are shown.
  package let showsColour: Bool

  /// Applies the variables `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE` and `TERM` to a terminal or a
  /// file.
  package init(isTerminal: Bool, environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    let isWanted = !isDumb && environment["CLICOLOR"] != "0"
    redrawsLines = isTerminal && !isDumb
    showsColour = !isSet("NO_COLOR") && (isForced || isTerminal && isWanted)
  }

  /// The abilities of standard output.
  package static var output: Terminal { Terminal(StandardStream.output.descriptor) }
  /// The abilities of standard error.
  package static var error: Terminal { Terminal(STDERR_FILENO) }

  /// The columns of the terminal at standard output; those of help where it does not say.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return WrappedText.columns
    }
    return Int(size.ws_col)
  }

  private init(_ descriptor: Int32) {
    self.init(
      isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment)
  }
}
