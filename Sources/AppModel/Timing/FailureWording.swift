/// Whose words failures are told in, where Xcode has changed them (behaviour.md A3, A4).
public enum FailureWording: Sendable, Equatable {
  /// Those of Xcode 11 to 15: several matches are shown in a tree, and an element that cannot be
  /// touched fails as an event.
  case xcode13
  /// Those of Xcode 16 and later.
  case xcode26
}
