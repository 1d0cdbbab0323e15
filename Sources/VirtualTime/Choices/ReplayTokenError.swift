/// Why a text is no ``ReplayToken``: where it went wrong, and what should have stood there.
package struct ReplayTokenError: Error, Hashable, Sendable {
  /// The text that was read.
  package let text: String
  /// Where it went wrong, in characters counted from 1.
  package let column: Int
  /// What should have stood there.
  package let expected: String

  /// Makes the error of a place.
  package init(text: String, column: Int, expected: String) {
    self.text = text
    self.column = column
    self.expected = expected
  }

  /// What stands at the place instead: a quoted character, or the end.
  package var found: String {
    text.dropFirst(column - 1).first.map { "\"\($0)\"" } ?? "the end"
  }
}

extension ReplayTokenError: CustomStringConvertible {
  /// The error in words.
  package var description: String {
    let shown = text.count > 60 ? text.prefix(57) + "..." : text[...]
    return "Unable to read the replay token \"\(shown)\": "
      + "expected \(expected) at column \(column), found \(found)."
  }
}
