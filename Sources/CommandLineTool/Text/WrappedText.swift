/// Text in lines of a limited width.
struct WrappedText {
  /// The columns of help.
  static let columns = 80

  let lines: [String]

  /// Breaks a text between words: the first line begins at a column, the others are indented to it.
  init(_ text: String, indent: Int = 0) {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > Self.columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    self.lines = lines
  }

  /// Paragraphs with an empty line between; lines that begin with two spaces stay as they are.
  static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var open = ""
    func close() {
      lines += WrappedText(open).lines
      open = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: text.isEmpty) {
      if line.isEmpty || line.hasPrefix("  ") {
        close()
        lines.append(String(line))
      } else {
        open += line + " "
      }
    }
    close()
    return lines
  }

  /// Two columns: names and texts.
  static func table(_ rows: [(name: String, text: String)]) -> [String] {
    rows.flatMap { name, text -> [String] in
      let lines = WrappedText(text, indent: textColumn).lines
      let indent = String(repeating: " ", count: textColumn)
      let head = "  " + name
      guard head.count + 2 <= textColumn, let first = lines.first else {
        return [head] + lines.map { indent + $0 }
      }
      let gap = String(repeating: " ", count: textColumn - head.count)
      return [head + gap + first] + lines.dropFirst().map { indent + $0 }
    }
  }

  private static let textColumn = 24
}
