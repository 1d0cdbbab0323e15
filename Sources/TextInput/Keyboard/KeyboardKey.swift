/// What a key of the software keyboard does.
package enum KeyboardKey: Hashable, Sendable {
  /// Types text.
  case text(String)
  case delete
  case returnKey
  /// Makes the next letter a capital; on a double tap, all letters until it is pressed again.
  case shift
  /// Switches between numbers and symbols; it is where shift is among the letters.
  case symbols
  /// Switches between letters and numbers.
  case more
  /// Switches to the next keyboard.
  case next
  /// Switches to the emoji, and back.
  case emoji
  /// Gives the last kana its next mark.
  case marks
  /// Hides the keyboard: the key of tablets, and the button above the keyboard.
  case hide
  /// Starts dictation, which does nothing here.
  case dictation
}
