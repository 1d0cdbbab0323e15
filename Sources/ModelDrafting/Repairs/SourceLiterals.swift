/// Finds the texts between quotation marks in a line of Swift.
package enum SourceLiterals {
  /// The texts in a line, without those that contain interpolated values; a regular expression
  /// stands for the shortest text that it matches.
  package static func texts(in line: String) -> [String] {
    var texts: [String] = []
    var rest = line[...]
    while let open = rest.firstIndex(of: "\"") {
      let signs = rest[..<open].reversed().prefix { $0 == "#" }.count
      let literal = Literal(rest[rest.index(after: open)...], signs: signs)
      rest = literal.rest
      if !literal.text.isEmpty, literal.isWhole {
        texts.append(PatternExample.text(ifPattern: literal.text))
      }
    }
    return texts
  }

  /// The text that a message expects by a predicate, such as `label == "a"`.
  static func compared(in message: String) -> [String] {
    message.firstMatch(
      of: #/predicate `[^`]*? (?:==|CONTAINS|BEGINSWITH|ENDSWITH)(?:\[\w+\])? "([^"]+)"/#
    )
    .map { [String($0.1)] } ?? []
  }

  /// A text between quotation marks.
  private struct Literal {
    var text = ""
    /// Whether it ends on the line, and contains no interpolated value.
    var isWhole = true
    /// What comes after it.
    var rest: Substring

    /// Reads what comes after a quotation mark with some signs `#` before it.
    init(_ rest: Substring, signs: Int) {
      self.rest = rest
      let (end, escape) = (
        "\"" + String(repeating: "#", count: signs), "\\" + String(repeating: "#", count: signs)
      )
      while let next = self.rest.first {
        if self.rest.hasPrefix(end) {
          self.rest.removeFirst(end.count)
          return
        }
        guard self.rest.hasPrefix(escape) else {
          text.append(next)
          self.rest.removeFirst()
          continue
        }
        self.rest.removeFirst(escape.count)
        guard let escaped = self.rest.popFirst() else { break }
        if escaped == "(" { isWhole = false }
        text.append(escaped == "n" ? "\n" : escaped)
      }
      isWhole = false
    }
  }
}
