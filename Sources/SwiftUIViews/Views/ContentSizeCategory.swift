/// The size of text that a person has chosen, in the older form.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
  /// The size of text that a person has chosen, in the older form.
  public var sizeCategory: ContentSizeCategory {
    get {
      Self.matching(dynamicTypeSize, in: DynamicTypeSize.allCases, ContentSizeCategory.allCases)
    }
    set {
      dynamicTypeSize = Self.matching(
        newValue, in: ContentSizeCategory.allCases, DynamicTypeSize.allCases)
    }
  }

  /// The value at the index that another has in its list; both lists have the same sizes.
  private static func matching<From: Equatable, To>(
    _ value: From, in first: [From], _ second: [To]
  ) -> To { second[first.firstIndex(of: value) ?? 0] }
}
