/// Which app an element belongs to.
enum ApplicationTarget: Sendable, Equatable {
  /// The app that the test target names.
  case underTest
  /// The app with a bundle identifier.
  case bundle(String)
}
