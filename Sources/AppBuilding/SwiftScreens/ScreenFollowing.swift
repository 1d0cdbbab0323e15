/// Something around a screen that has changed.
package enum ScreenChange: Sendable, Equatable {
  /// The process of the app was launched; the screen has not begun.
  case launched(arguments: [String], environment: [String: String])
  /// The field with a key has the keyboard, which is some points high; nil for no field.
  case focused(key: String?, keyboardHeight: Double)
  /// The container with a key was scrolled to an offset in points.
  case scrolled(key: String, right: Double, down: Double)
  /// The app came to the front, or left it.
  case moved(isInFront: Bool)
  /// A link was opened in the app.
  case opened(link: String)
}

/// The state of a Swift screen that places its elements itself.
///
/// It has to know what covers them and how far they are scrolled.
package protocol ScreenFollowing {
  /// Takes a change into account; returns whether the screen has to be drawn again.
  mutating func follow(_ change: ScreenChange) -> Bool
  /// Keeps what raises the event named ``wakeName``, for changes that no person makes.
  func attach(_ wake: @escaping () -> Void)
}

extension ScreenFollowing {
  /// The name of the event for changes that no person makes.
  package static var wakeName: String { "update" }
}
