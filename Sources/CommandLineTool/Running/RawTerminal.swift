import Foundation

/// The terminal in a mode in which it passes on each key at once and echoes none.
///
/// A signal that ends the tool meanwhile first makes the terminal as it was; otherwise the shell
/// after it would not show what is typed.
enum RawTerminal {
  /// The signals that other programs end the tool with; Control-C is a key here.
  private static let endings = [SIGTERM, SIGINT]
  /// The terminal's settings before, which a signal handler can reach in no other way.
  nonisolated(unsafe) private static var usual = termios()

  /// Runs a body while the terminal is raw; nil if the input is no terminal.
  static func during<Result>(_ body: () -> Result) -> Result? {
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
    let handlers = endings.map { ($0, signal($0) { RawTerminal.end(by: $0) }) }
    var raw = usual
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    defer {
      tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
      for (number, handler) in handlers { signal(number, handler) }
    }
    return body()
  }

  /// Ends the process as the signal does without a handler, by calls that a handler may make.
  private static func end(by number: Int32) {
    tcsetattr(STDIN_FILENO, TCSANOW, &usual)
    signal(number, SIG_DFL)
    raise(number)
  }
}
