/// Lines of Swift no wider than people read them.
package enum SwiftLine {
  /// The widest that a line may be, before what a function's place adds to it.
  static let width = 96

  /// A call on one line, or with its arguments on the next where it would be too wide; a list gets
  /// a line for its items.
  package static func wrapped(_ line: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard (margin + line).count > width else { return [margin + line] }
    if line.hasSuffix("]"), let open = line.firstIndex(of: "[") {
      let items = line[line.index(after: open)...].dropLast()
      return [margin + line[...open], margin + "  \(items),", margin + "]"]
    }
    guard let open = line.firstIndex(of: "("), line.index(after: open) < line.endIndex,
      line[line.index(after: open)] != ")"
    else { return [margin + line] }
    return [margin + line[...open], margin + "  " + line[line.index(after: open)...]]
  }

  /// Words as a comment of one line or more, whatever they hold.
  package static func comment(_ words: String, indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + "//"
    var lines = [start]
    for word in words.split(whereSeparator: \.isWhitespace) {
      if lines[lines.count - 1].count + word.count >= width, lines[lines.count - 1] != start {
        lines.append(start)
      }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}
