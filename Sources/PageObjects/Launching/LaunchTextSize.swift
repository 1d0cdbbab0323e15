/// The twelve text sizes of the settings, from small to large.
public enum LaunchTextSize: String, Sendable, CaseIterable {
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two below the default.
  case small = "UICTContentSizeCategoryS"
  /// One below the default.
  case medium = "UICTContentSizeCategoryM"
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// One above the default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two above the default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest regular size.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest of the larger accessibility sizes.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second of those.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third of those.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth of those.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}
