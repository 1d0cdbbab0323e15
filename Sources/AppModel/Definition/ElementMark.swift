import AccessibilityTree

/// A state of an element that the model does not compute, such as one from an imported tree.
public enum ElementMark: String, Sendable, Equatable, CaseIterable {
  /// Has the focus of the focus engine, as on a television.
  case focused
  /// Receives typed text, although no keyboard is shown.
  case keyboardFocused
  /// Is a main window of its application.
  case main
  /// Is not visible, so that no touch hits it.
  case invisible
  /// Lies over the whole screen: what comes before it in the tree is behind it.
  case presented
  /// Lies behind a layer that no test sees, which takes its touches.
  case covered
  /// Has no value while it is empty, where a field usually has its placeholder.
  case blank
  /// Is beside the windows of its app in the tree, although it is not a window.
  case beside
}

extension ElementDefinition {
  /// Whether the element is directly below the app, as windows and the bars of a Mac are.
  package var isBesideWindows: Bool { type.isBesideWindows || marks.contains(.beside) }
}
