/// A change that a key or a menu makes to edited text.
package enum TextEdit: Hashable, Sendable {
  /// Replaces the selection with text.
  case insert(String)
  /// Deletes the selection; without one, deletes from the caret to where a move takes it.
  case delete(TextMove)
  /// Moves the caret; if it is selecting, the text that it passes becomes selected.
  case move(TextMove, isSelecting: Bool)
  /// Selects everything.
  case selectAll
  /// Selects the word at the caret.
  case selectWord
}
