/// The selection of a text: a caret, or consecutive characters.
///
/// It is counted from the end of the text, so that a caret at the end stays there without counting,
/// however long the text grows.
package struct TextSelection: Hashable, Sendable {
  /// How many characters are selected.
  package var length = 0
  /// How many characters come after the selection.
  var after = 0
  /// Whether the caret is at the front of the selection: the end that shift and an arrow key move.
  var isReversed = false

  /// The caret at the end of the text.
  package static let end = TextSelection()
}
