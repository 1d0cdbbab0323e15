/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not known.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// How much space an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The space is not known.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
