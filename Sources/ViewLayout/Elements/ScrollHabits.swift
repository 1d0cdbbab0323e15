/// What a finger that scrolls does.
package struct ScrollHabits: Equatable, Sendable {
  /// When a scroll of a finger dismisses the keyboard.
  package enum Dismissal: Sendable {
    /// Never.
    case never
    /// When the finger drags it down.
    case pulled
    /// At once.
    case atOnce
  }

  /// Whether the content stays where it is.
  package var isHeld = false
  /// When the keyboard goes.
  package var dismissal = Dismissal.atOnce

  /// The usual habits.
  package init() {}
}
