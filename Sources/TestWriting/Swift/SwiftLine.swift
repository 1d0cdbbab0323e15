/// Wraps lines of Swift source.
package enum SwiftLine {
  /// The greatest width of a line, before the indentation of the function.
  static let width = 96

  /// A call on one line, or with its arguments or list items on the next line if it is too wide.
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

  /// Any text as a comment of one or more lines.
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
