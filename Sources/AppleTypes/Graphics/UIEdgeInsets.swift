public import Foundation

/// Distances from the edges of a frame, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Makes distances of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public static let zero: UIEdgeInsets = UIEdgeInsets()
}

extension CGRect {
  /// The frame without the distances at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
