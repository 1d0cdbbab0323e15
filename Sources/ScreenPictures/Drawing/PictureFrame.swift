import AccessibilityTree

/// A rectangle of a picture in whole units; a point has ``unitsPerPoint`` units.
///
/// Integers give the same picture on every machine.
package struct PictureFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The width; zero or less for an empty frame.
  package var width: Int
  /// The height; zero or less for an empty frame.
  package var height: Int

  /// The number of units in a point.
  package static let unitsPerPoint = 64
  /// The furthest an edge can be from the top left corner, in points; further edges are moved
  /// there.
  static let furthestPoint = 8_192.0

  /// Makes a frame from units.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Rounds the edges of an element's frame, so that adjacent frames stay adjacent.
  init(_ frame: ElementFrame) {
    let left = Self.units(frame.x)
    let top = Self.units(frame.y)
    x = left
    y = top
    width = frame.isEmpty ? 0 : Self.units(frame.x + frame.width) - left
    height = frame.isEmpty ? 0 : Self.units(frame.y + frame.height) - top
  }

  /// The right edge.
  package var right: Int { x + width }

  /// The bottom edge.
  package var bottom: Int { y + height }

  /// Whether the frame is empty.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The vertical middle.
  var middle: Int { y + height / 2 }

  /// The intersection of both frames; an empty frame if they do not overlap.
  package func intersection(_ other: PictureFrame) -> PictureFrame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PictureFrame(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// The frame, inset by `sides` points on the left and right and by `ends` at the top and bottom.
  func inset(_ sides: Int, _ ends: Int = 0) -> PictureFrame {
    PictureFrame(
      x: x + sides.points, y: y + ends.points, width: width - 2 * sides.points,
      height: height - 2 * ends.points)
  }

  /// A frame of this size in units with the same centre.
  func centered(width: Int, height: Int) -> PictureFrame {
    PictureFrame(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }

  /// A length in points, rounded to units; NaN becomes zero.
  static func units(_ points: Double) -> Int {
    guard points == points else { return 0 }
    let near = min(max(points, -furthestPoint), furthestPoint)
    // Positive numbers truncate downwards, so no library function has to round.
    let shift = furthestPoint * Double(unitsPerPoint)
    return Int(near * Double(unitsPerPoint) + shift + 0.5) - Int(shift)
  }
}

extension Int {
  /// This many points, in units.
  var points: Int { self * PictureFrame.unitsPerPoint }
}
