/// The text size, with the twelve names that iOS uses.
package enum TextSize: String, Sendable, CaseIterable {
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The default size of a device.
  static let usual = TextSize.large
  /// The launch argument for the size, without its dash.
  static let argument = "UIPreferredContentSizeCategoryName"

  /// The height of a line of body text in points, from Apple's guidelines.
  var lineHeight: Double {
    switch self {
    case .extraSmall: 19
    case .small: 20
    case .medium: 21
    case .large: 22
    case .extraLarge: 24
    case .extraExtraLarge: 26
    case .extraExtraExtraLarge: 29
    case .accessibilityMedium: 34
    case .accessibilityLarge: 40
    case .accessibilityExtraLarge: 48
    case .accessibilityExtraExtraLarge: 56
    case .accessibilityExtraExtraExtraLarge: 62
    }
  }

  /// The place among the twelve, from the smallest one.
  package var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How many points higher a line is than at the default size; negative if it is lower.
  package var growth: Double { lineHeight - Self.usual.lineHeight }
}
