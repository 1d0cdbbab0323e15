/// Something that a key or a menu does to a text that is being edited.
package enum TextEdit: Hashable, Sendable {
  /// Puts a text in place of what is selected.
  case insert(String)
  /// Takes away what is selected, else what lies between the caret and where a move takes it.
  case delete(TextMove)
  /// Moves the caret; with an anchor, what is passed over becomes selected.
  case move(TextMove, isSelecting: Bool)
  /// Selects everything.
  case selectAll
  /// Selects the word at the caret.
  case selectWord
}
