/// How large letters are: the twelve sizes of the settings, from small to large.
public enum LaunchTextSize: String, Sendable, CaseIterable {
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two below the usual.
  case small = "UICTContentSizeCategoryS"
  /// One below the usual.
  case medium = "UICTContentSizeCategoryM"
  /// The usual one.
  case large = "UICTContentSizeCategoryL"
  /// One above the usual.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two above the usual.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest of the plain ones.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest of the larger sizes for accessibility.
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
