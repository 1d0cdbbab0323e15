/// Which characters of a text are selected: none, which is the caret, or some in a row.
///
/// It is counted from the end of the text, so that a caret behind everything stays there without
/// counting, however long the text grows.
package struct TextSelection: Hashable, Sendable {
  /// How many characters are selected.
  package var length = 0
  /// How many characters come after them.
  var after = 0
  /// Whether the caret is at the front of the selection: the end that shift and an arrow move.
  var isReversed = false

  /// The caret behind the text.
  package static let end = TextSelection()
}
