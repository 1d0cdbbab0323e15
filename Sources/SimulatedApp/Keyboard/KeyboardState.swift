/// What the software keyboard shows now.
struct KeyboardState: Hashable, Sendable {
  /// A page of keys.
  enum Page: Hashable, Sendable {
    case letters, numbers, symbols, emoji
  }

  /// Whether letters are capitals.
  enum Shift: Hashable, Sendable {
    case off, once, locked
  }

  /// The page.
  var page = Page.letters
  /// Whether its letters are capitals.
  var shift = Shift.off
  /// Which of the keyboards that the device has.
  var keyboard = 0

  /// Whether letters are capitals now.
  var isShifted: Bool { shift != .off }
}
