/// A view of UIKit that takes the keyboard.
@MainActor @preconcurrency
package protocol KeyboardField: UIView {
  /// Whether it has the keyboard.
  var isEditing: Bool { get set }
  /// Tells its delegate and targets that it has got or lost the keyboard.
  func tellOfEditing()
}

extension KeyboardField {
  /// Takes or loses the keyboard.
  package func focus(_ isFocused: Bool) {
    guard isEditing != isFocused else { return }
    (isEditing, wantsKeyboard) = (isFocused, isFocused)
    tellOfEditing()
  }
}
