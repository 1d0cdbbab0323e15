public import Foundation

/// UIKit's accessibility properties, which an `XCUIElement` has in the test but does not fill.
///
/// They never describe the element in the app; use ``XCUIElement/label``, ``XCUIElement/value`` and
/// similar properties for that. In Xcode a test can set these properties on its own object, without
/// any effect; here they are read-only.
extension XCUIElement {
  /// Always false.
  public var isAccessibilityElement: Bool { false }

  /// Always nil; use ``label`` instead.
  public var accessibilityLabel: String? { nil }

  /// Always nil; use ``value`` instead.
  public var accessibilityValue: String? { nil }

  /// Always nil.
  public var accessibilityHint: String? { nil }

  /// Always nil.
  public var accessibilityLanguage: String? { nil }

  /// Always empty.
  public var accessibilityTraits: UIAccessibilityTraits { .none }

  /// Always empty; use ``frame`` instead.
  public var accessibilityFrame: CGRect { .zero }

  /// Always nil.
  public var accessibilityElements: [Any]? { nil }

  /// Always false.
  public var accessibilityElementsHidden: Bool { false }

  /// Always false.
  public var accessibilityViewIsModal: Bool { false }
}
