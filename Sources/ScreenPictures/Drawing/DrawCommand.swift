/// One drawing command, which becomes pixels or SVG.
package enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle; the radius of its corners is in units.
  case box(PictureFrame, radius: Int, PictureColour)
  /// A filled polygon.
  case polygon([PicturePoint], PictureColour)
  /// A line of text.
  case text(DrawnText)

  /// A frame around what the command draws; text may exceed it slightly.
  var bounds: PictureFrame {
    switch self {
    case .box(let frame, _, _): return frame
    case .polygon(let points, _):
      let left = points.map(\.x).min() ?? 0
      let top = points.map(\.y).min() ?? 0
      return PictureFrame(
        x: left, y: top, width: (points.map(\.x).max() ?? 0) - left,
        height: (points.map(\.y).max() ?? 0) - top)
    case .text(let text):
      return PictureFrame(
        x: text.start.x - text.size / 4, y: text.start.y - text.size,
        width: text.width + text.size / 2, height: text.size * 5 / 4)
    }
  }
}
