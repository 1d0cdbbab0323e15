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

  /// The page.
  package var page = Page.letters
  /// Whether its letters are capitals.
  package var shift = Shift.off
  /// Which of the keyboards that the device has.
  package var keyboard = 0

  /// Describes what a keyboard shows.
  package init(page: Page = Page.letters, shift: Shift = Shift.off, keyboard: Int = 0) {
    self.page = page
    self.shift = shift
    self.keyboard = keyboard
  }

  /// Whether letters are capitals now.
  package var isShifted: Bool { shift != .off }
}
