/// What the software keyboard shows now.
package struct KeyboardState: Hashable, Sendable {
  /// A page of keys.
  package enum Page: Hashable, Sendable {
    case letters, numbers, symbols, emoji
  }

  /// Whether letters are capitals.
  package enum Shift: Hashable, Sendable {
    case off, once, locked
  }

  /// The page that is shown.
  package var page = Page.letters
  /// Whether the letters on it are capitals.
  package var shift = Shift.off
  /// The index of the keyboard in use.
  package var keyboard = 0

  /// Describes what the keyboard shows.
  package init(page: Page = Page.letters, shift: Shift = Shift.off, keyboard: Int = 0) {
    self.page = page
    self.shift = shift
    self.keyboard = keyboard
  }

  /// Whether letters are capitals now.
  package var isShifted: Bool { shift != .off }
}
