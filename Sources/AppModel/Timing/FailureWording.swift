/// The Xcode version whose failure messages are used, where they differ (behaviour.md A3, A4).
public enum FailureWording: Sendable, Equatable {
  /// The messages of Xcode 13 to 15 and the titles in the log of Xcode 11 and 12.
  case xcode12
  /// The messages of Xcode 13 to 15: several matches are shown as a tree, and touching an element
  /// that is not hittable fails as an event.
  case xcode13
  /// The messages of Xcode 16 and later.
  case xcode26

  /// Whether the messages are those before Xcode 16.
  package var isBefore16: Bool { self != .xcode26 }
}
