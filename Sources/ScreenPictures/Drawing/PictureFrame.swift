import AccessibilityTree

/// A rectangle of a picture in whole units, ``unitsPerPoint`` of which make a point.
///
/// Whole numbers make the same picture on every machine.
package struct PictureFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The width; zero or less means the frame covers nothing.
  package var width: Int
  /// The height; zero or less means the frame covers nothing.
  package var height: Int

  /// How many units make a point.
  package static let unitsPerPoint = 64
  /// How many points from the top left corner a frame reaches at most; further edges stand there.
  static let furthestPoint = 8_192.0

  /// Makes a frame of units.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The nearest frame to one of an element; its edges count, so that neighbours stay neighbours.
  init(_ frame: ElementFrame) {
    let left = Self.units(frame.x)
    let top = Self.units(frame.y)
    x = left
    y = top
    width = frame.isEmpty ? 0 : Self.units(frame.x + frame.width) - left
    height = frame.isEmpty ? 0 : Self.units(frame.y + frame.height) - top
  }

  /// The first x to the right of the frame.
  package var right: Int { x + width }

  /// The first y below the frame.
  package var bottom: Int { y + height }

  /// True when the frame covers nothing.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The y of the middle.
  var middle: Int { y + height / 2 }

  /// The part that both frames cover; one of no size when there is none.
  package func intersection(_ other: PictureFrame) -> PictureFrame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PictureFrame(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// The frame without so many points at its sides and at its top and bottom.
  func inset(_ sides: Int, _ ends: Int = 0) -> PictureFrame {
    PictureFrame(
      x: x + sides.points, y: y + ends.points, width: width - 2 * sides.points,
      height: height - 2 * ends.points)
  }

  /// A frame of a size in units around the same middle.
  func centered(width: Int, height: Int) -> PictureFrame {
    PictureFrame(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }

  /// The nearest unit to a length in points; what is not a number counts as zero.
  static func units(_ points: Double) -> Int {
    guard points == points else { return 0 }
    let near = min(max(points, -furthestPoint), furthestPoint)
    // Shifted to where cutting off the fraction rounds down: no library's rounding is asked.
    let shift = furthestPoint * Double(unitsPerPoint)
    return Int(near * Double(unitsPerPoint) + shift + 0.5) - Int(shift)
  }
}

extension Int {
  /// So many points as units of a picture.
  var points: Int { self * PictureFrame.unitsPerPoint }
}
