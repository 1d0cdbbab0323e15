import AccessibilityTree
package import Foundation

/// A view with items for the bar above the keyboard, which its screen shows while the keyboard is
/// up.
package final class KeyboardBarBox: Box {
  private let items: Box

  /// How high the bar is.
  package static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Makes a view with the items of a bar.
  package init(_ content: Box, items: [Box]) {
    self.items = StackBox(.horizontal, guide: BoxGuide.middle, spacing: nil, items)
    super.init([content])
  }

  func placeBar(in frame: CGRect) {
    ScreenBox.centre(items, in: frame.insetBy(dx: Self.margin, dy: 0))
  }

  /// The bar in a frame, with the items that were placed in it.
  func bar(in frame: CGRect) -> BoxElement {
    BoxElement(.toolbar, label: "Toolbar", frame: frame, children: items.elements())
  }

  /// What is under a finger in the bar.
  func touchedBar(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> BoxTouch? {
    items.touched(gesture, at: point)
  }
}
