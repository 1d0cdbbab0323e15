/// A size of text, as a user sets it for the device.
///
/// Pass its raw value after `-UIPreferredContentSizeCategoryName` to launch an app with it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit gives the size.
  public let rawValue: String

  /// Makes a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified: UIContentSizeCategory = .init(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall: UIContentSizeCategory = .named("XS")
  /// A small size.
  public static let small: UIContentSizeCategory = .named("S")
  /// A medium size.
  public static let medium: UIContentSizeCategory = .named("M")
  /// The default size.
  public static let large: UIContentSizeCategory = .named("L")
  /// A size above the default one.
  public static let extraLarge: UIContentSizeCategory = .named("XL")
  /// A size well above the usual one.
  public static let extraExtraLarge: UIContentSizeCategory = .named("XXL")
  /// The largest size that is not for accessibility.
  public static let extraExtraExtraLarge: UIContentSizeCategory = .named("XXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium: UIContentSizeCategory = .named("AccessibilityM")
  /// A larger size for accessibility.
  public static let accessibilityLarge: UIContentSizeCategory = .named("AccessibilityL")
  /// A large size for accessibility.
  public static let accessibilityExtraLarge: UIContentSizeCategory = .named("AccessibilityXL")
  /// A very large size for accessibility.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = .named("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = .named(
    "AccessibilityXXXL")

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static func named(_ size: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + size)
  }

  /// All sizes, the smallest first.
  private static let rising: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory: Comparable {
  /// Whether a size is smaller than another; an unknown one is smaller than none.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = rising.firstIndex(of: left), let right = rising.firstIndex(of: right) else {
      return false
    }
    return left < right
  }
}
