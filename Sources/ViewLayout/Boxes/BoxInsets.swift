package import Foundation

/// Distances from the four edges, in points.
package struct BoxInsets: Hashable, Sendable {
  /// The distance from the top.
  package var top: CGFloat
  /// The distance from the leading edge.
  package var leading: CGFloat
  /// The distance from the bottom.
  package var bottom: CGFloat
  /// The distance from the trailing edge.
  package var trailing: CGFloat

  /// Makes insets.
  package init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The width of both sides.
  package var horizontal: CGFloat { leading + trailing }
  /// The height of top and bottom.
  package var vertical: CGFloat { top + bottom }
}
