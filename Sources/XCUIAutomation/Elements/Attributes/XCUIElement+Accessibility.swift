public import Foundation

/// What UIKit lets be said of every object, of which a stand-in for an element knows nothing: what
/// the app says is in ``XCUIElement/label``, ``XCUIElement/value`` and their like.
///
/// In Xcode a test can set these on its own object, which nothing reads; here they cannot be set.
extension XCUIElement {
  /// False: the object in the test is no element of anything.
  public var isAccessibilityElement: Bool { false }

  /// Always nil; ``label`` has what the app says.
  public var accessibilityLabel: String? { nil }

  /// Always nil; ``value`` has what the app says.
  public var accessibilityValue: String? { nil }

  /// Always nil.
  public var accessibilityHint: String? { nil }

  /// Always nil.
  public var accessibilityLanguage: String? { nil }

  /// Always empty.
  public var accessibilityTraits: UIAccessibilityTraits { .none }

  /// Always empty; ``frame`` has the element's.
  public var accessibilityFrame: CGRect { .zero }

  /// Always nil.
  public var accessibilityElements: [Any]? { nil }

  /// Always false.
  public var accessibilityElementsHidden: Bool { false }

  /// Always false.
  public var accessibilityViewIsModal: Bool { false }
}
