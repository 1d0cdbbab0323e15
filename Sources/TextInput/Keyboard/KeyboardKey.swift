/// What a key of the software keyboard does.
package enum KeyboardKey: Hashable, Sendable {
  /// Types a text.
  case text(String)
  case delete
  case returnKey
  /// Capitals for one letter; twice in a row, until it is pressed again.
  case shift
  /// Goes from numbers to symbols and back, where shift is otherwise.
  case symbols
  /// Goes from letters to numbers and back.
  case more
  /// Goes to the next keyboard.
  case next
  /// Goes to the emoji and back.
  case emoji
  /// Gives the last kana the next of its marks.
  case marks
  /// Takes the keyboard away: the key of tablets, and the button above the keyboard.
  case hide
  /// Listens, which nobody does here.
  case dictation
}
