import AccessibilityTree

/// A state of an element that the model does not decide, such as one that an imported tree has.
public enum ElementMark: String, Sendable, Equatable, CaseIterable {
  /// Has the focus of the focus engine, as on a television.
  case focused
  /// Receives typed text, although no keyboard is shown.
  case keyboardFocused
  /// Is a main window of its application.
  case main
  /// Shows nothing of itself, so that no touch reaches it.
  case invisible
  /// Lies over the whole screen: what comes before it in the tree is behind it.
  case presented
  /// Has no value while it is empty, where a field usually has its placeholder.
  case blank
  /// Stands beside the windows of its app, though it is no window.
  case beside
}

extension ElementDefinition {
  /// Whether the element stands below the app itself, as windows do, and the bars of a Mac.
  package var isBesideWindows: Bool { type.isBesideWindows || marks.contains(.beside) }
}
