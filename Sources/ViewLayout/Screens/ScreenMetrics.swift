package import Foundation

/// The measures of the screen that boxes lie on.
package struct ScreenMetrics: Hashable, Sendable {
  /// The size of the screen.
  package var size: CGSize
  /// What the status bar and the home indicator take.
  package var safeArea: BoxInsets
  /// How high the keyboard is.
  package var keyboardHeight: CGFloat = 0

  /// Makes measures.
  package init(size: CGSize, safeArea: BoxInsets) {
    self.size = size
    self.safeArea = safeArea
  }

  /// An iPhone 15.
  package static let standard = ScreenMetrics(
    size: CGSize(width: 393, height: 852), safeArea: BoxInsets(top: 59, bottom: 34))

  /// The whole screen.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The screen without what the system takes.
  package var safeFrame: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top, width: size.width - safeArea.horizontal,
      height: size.height - safeArea.top - max(safeArea.bottom, keyboardHeight))
  }
}
