/// The reason why a text is not a ``ReplayToken``: the place and what was expected there.
package struct ReplayTokenError: Error, Hashable, Sendable {
  /// The text that was read.
  package let text: String
  /// The place of the error, in characters counted from 1.
  package let column: Int
  /// What was expected there.
  package let expected: String

  /// What the text has at that place: a quoted character, or the end.
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
