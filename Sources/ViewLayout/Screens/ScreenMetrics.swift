package import Foundation

/// The measures of the screen that boxes lie on.
package struct ScreenMetrics: Hashable, Sendable {
  /// The size of the screen.
  package var size: CGSize
  /// What the status bar and the home indicator take.
  package var safeArea: BoxInsets
  /// Whether bars are low and sheets cover all, as on a phone that lies on its side.
  package var isLow: Bool
  /// Whether sheets are in the middle and popovers point to what they are about, as on a tablet.
  package var isTablet: Bool
  /// How high the keyboard is.
  package var keyboardHeight: CGFloat = 0

  /// Makes measures.
  package init(size: CGSize, safeArea: BoxInsets, isLow: Bool = false, isTablet: Bool = false) {
    self.size = size
    self.safeArea = safeArea
    (self.isLow, self.isTablet) = (isLow, isTablet)
  }

  /// An iPhone 15.
  package static let standard = ScreenMetrics(
    size: CGSize(width: 393, height: 852), safeArea: BoxInsets(top: 59, bottom: 34))

  /// A bar's frame with the areas at the sides of the screen, where bars have no buttons.
  func widened(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX - safeArea.leading, y: frame.minY, width: frame.width + safeArea.horizontal,
      height: frame.height)
  }

  /// The whole screen.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The screen without what the system takes.
  package var safeFrame: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top, width: size.width - safeArea.horizontal,
      height: size.height - safeArea.top - max(safeArea.bottom, keyboardHeight))
  }
}
