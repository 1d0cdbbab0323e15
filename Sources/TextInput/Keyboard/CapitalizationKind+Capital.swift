package import AppModel

extension CapitalizationKind {
  /// Whether the keyboard shows capitals after a text, which is what is before the caret.
  package func startsCapital(after text: Substring) -> Bool {
    switch self {
    case .none: false
    case .characters: true
    case .words: text.last?.isWhitespace ?? true
    case .sentences:
      text.isEmpty || text.last?.isNewline == true
        || text.last == " " && ".!?".contains(text.dropLast().last { $0 != " " } ?? " ")
    }
  }
}
