import Foundation

/// Reads lines from a terminal, with the earlier lines by the arrow keys and completion by tab.
package struct LineReader {
  /// The most earlier lines that are kept.
  static let limit = 1_000
  /// The most choices that are shown.
  static let choiceLimit = 40

  private(set) var earlier: [String] = []
  private let prompt = "> "

  /// Makes a reader without earlier lines.
  package init() {}

  /// Reads a line; nil at the end of the input.
  ///
  /// `completions` returns the whole lines that begin with the given text.
  package mutating func line(completions: (String) -> [String]) -> String? {
    // The terminal is as usual again while the app is at work.
    guard let line = RawTerminal.during({ typed(completions) }) else {
      Console.prompt(prompt)
      return readLine()
    }
    Console.out("")
    if let line { keep(line) }
    return line
  }

  /// Keeps a line for the arrow keys.
  mutating func keep(_ line: String) {
    guard !line.isEmpty, line != earlier.last else { return }
    earlier = (earlier + [line]).suffix(Self.limit)
  }

  /// The choices of a completion, a line each.
  static func list(_ choices: [String]) -> String {
    let rest = choices.count - choiceLimit
    let more = rest > 0 ? ["... and \(rest) more"] : []
    return (choices.prefix(choiceLimit) + more).joined(separator: "\n")
  }

  private func typed(_ completions: (String) -> [String]) -> String? {
    var line = EditedLine(after: earlier)
    let keys = TerminalKeys {
      var byte: UInt8 = 0
      return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }
    draw(line)
    while let key = keys.key() {
      switch line.take(key, completions: completions) {
      case .typing: break
      case .entered(let text): return text
      case .ended: return nil
      case .choices(let choices):
        Console.out("")
        Console.out(Self.list(choices))
      }
      draw(line)
    }
    return nil
  }

  private func draw(_ line: EditedLine) {
    // A line that wrapped would be drawn anew below itself with each key.
    let (text, behind) = line.part(fitting: max(2, Terminal.columns - prompt.count - 1))
    Console.prompt(
      "\r\u{1B}[K" + prompt + text + (behind > 0 ? "\u{1B}[\(behind)D" : ""))
  }
}
