/// Turns outlines into coverage: the exact share of each pixel inside them.
///
/// Coordinates are integers, with ``unitsPerPixel`` units in a pixel. Each edge adds its height and
/// the area to its left to the cells it crosses; their sums along a row are the coverage.
struct ShapeFiller {
  static let unitsPerPixel = 256
  /// The most pixels of a shape's side; a larger shape is cut off.
  static let sideLimit = 1_024

  private var edges: [(PicturePoint, PicturePoint)] = []
  private var start = PicturePoint(x: 0, y: 0)
  private var pen = PicturePoint(x: 0, y: 0)

  /// Starts a contour.
  mutating func move(to point: PicturePoint) {
    start = point
    pen = point
  }

  /// Adds a straight edge.
  mutating func line(to point: PicturePoint) {
    if point.y != pen.y { edges.append((pen, point)) }
    pen = point
  }

  /// Adds a quadratic curve as edges, at most an eighth of a pixel away from it.
  mutating func curve(_ control: PicturePoint, to end: PicturePoint) {
    let from = pen
    let bend =
      abs(from.x - 2 * control.x + end.x) + abs(from.y - 2 * control.y + end.y)
    var shift = 0
    while shift < 4, bend > 128 << (2 * shift) { shift += 1 }
    let parts = 1 << shift
    let half = (1 << (2 * shift)) / 2
    for part in 1..<max(parts, 1) {
      let left = parts - part
      let first = left * left
      let second = 2 * part * left
      let third = part * part
      line(
        to: PicturePoint(
          x: (first * from.x + second * control.x + third * end.x + half) >> (2 * shift),
          y: (first * from.y + second * control.y + third * end.y + half) >> (2 * shift)))
    }
    line(to: end)
  }

  /// Closes a contour.
  mutating func close() { line(to: start) }

  /// The coverage of all contours together; nil if they cover nothing.
  func mask() -> CoverageMask? {
    guard let first = edges.first else { return nil }
    var low = first.0
    var high = first.0
    for point in edges.flatMap({ [$0.0, $0.1] }) {
      low = PicturePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = PicturePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let left = low.x >> 8
    let top = low.y >> 8
    let width = (high.x >> 8) - left + 1
    let height = (high.y >> 8) - top + 1
    guard width <= Self.sideLimit, height <= Self.sideLimit else { return nil }
    var cells = CoverageCells(width: width, height: height)
    for (from, to) in edges {
      cells.add(
        PicturePoint(x: from.x - (left << 8), y: from.y - (top << 8)),
        PicturePoint(x: to.x - (left << 8), y: to.y - (top << 8)))
    }
    return CoverageMask(
      left: left, top: top, width: width, height: height, steps: cells.steps())
  }
}
