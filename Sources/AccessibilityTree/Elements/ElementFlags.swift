/// The states of an element that are either on or off.
package struct ElementFlags: OptionSet, Sendable, Hashable {
  /// One bit a state.
  package let rawValue: UInt16

  /// Makes a set from its bits.
  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Answers to the user.
  package static let isEnabled = ElementFlags(rawValue: 1 << 0)
  /// Is selected.
  package static let isSelected = ElementFlags(rawValue: 1 << 1)
  /// Has the focus of the focus engine, as on tvOS.
  package static let hasFocus = ElementFlags(rawValue: 1 << 2)
  /// Receives typed text.
  package static let hasKeyboardFocus = ElementFlags(rawValue: 1 << 3)
  /// Is the main window of its application.
  package static let isMainWindow = ElementFlags(rawValue: 1 << 4)
  /// Takes touches away from whatever lies below it.
  package static let blocksTouches = ElementFlags(rawValue: 1 << 5)
  /// Is a modal container: what lies outside it is out of reach.
  package static let isModal = ElementFlags(rawValue: 1 << 6)
  /// Shows no part of a descendant outside its own frame.
  package static let clipsDescendants = ElementFlags(rawValue: 1 << 7)
}
