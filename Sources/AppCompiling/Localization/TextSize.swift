import LocatedJSON
import PredicateFormat

/// How large letters are, by the twelve names that iOS has for it.
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

  /// The size of a device that was never told another.
  static let usual = TextSize.large
  /// The launch argument that names the size, without its dash.
  static let argument = "UIPreferredContentSizeCategoryName"

  /// Why an app cannot be started with a name; nil for one of the twelve.
  static func fault(of name: String) -> String? {
    guard TextSize(rawValue: name) == nil else { return nil }
    let nearest = NearestName.of(name, in: allCases.map(\.rawValue))
    return "unknown text size \(quoted(name))"
      + (nearest.map { "; the nearest is \(quoted($0))" } ?? "")
  }

  /// The height of a line of body text in points, as Apple's guidelines have it.
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

  /// Points by which a line is higher than at the usual size, or less high where that is negative.
  package var growth: Double { lineHeight - Self.usual.lineHeight }
}
