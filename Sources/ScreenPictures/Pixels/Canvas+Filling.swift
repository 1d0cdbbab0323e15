extension Canvas {
  /// Fills pixels with a colour; the area must be on the canvas or empty.
  mutating func fill(_ area: Area, _ colour: PictureColour) {
    guard !area.isEmpty, colour.alpha > 0 else { return }
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in area.top..<area.bottom {
        let line = UnsafeMutableBufferPointer(
          rebasing: pixels[row * width + area.left..<row * width + area.right])
        guard colour.alpha < 255 else {
          line.update(repeating: colour.packed)
          continue
        }
        for column in line.indices {
          line[column] = PictureColour.mixed(
            colour.packed, over: line[column], alpha: UInt32(colour.alpha))
        }
      }
    }
  }

  /// Blends a colour over pixels by the coverage of a mask, which can be flipped.
  mutating func stamp(
    _ mask: CoverageMask, x: Int, y: Int, flippedAcross: Bool = false, flippedDown: Bool = false,
    _ colour: PictureColour, clip: Area
  ) {
    let seen = Area(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
      .intersection(clip)
    guard !seen.isEmpty else { return }
    let width = width
    let alpha = UInt32(colour.alpha)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in seen.top..<seen.bottom {
        let maskRow = flippedDown ? mask.height - 1 - (row - y) : row - y
        for column in seen.left..<seen.right {
          let maskColumn = flippedAcross ? mask.width - 1 - (column - x) : column - x
          let step = mask.steps[maskRow * mask.width + maskColumn]
          guard step > 0 else { continue }
          let index = row * width + column
          pixels[index] = PictureColour.mixed(
            colour.packed, over: pixels[index],
            alpha: (UInt32(step) &* alpha &+ 8) / UInt32(CoverageMask.full))
        }
      }
    }
  }

  /// Fills a polygon.
  mutating func paintPolygon(_ points: [PicturePoint], _ colour: PictureColour, clip: Area) {
    guard let first = points.first else { return }
    var filler = ShapeFiller()
    filler.move(to: fine(first))
    for point in points.dropFirst() { filler.line(to: fine(point)) }
    filler.close()
    guard let mask = filler.mask() else { return }
    stamp(mask, x: mask.left, y: mask.top, colour, clip: clip)
  }

  /// A point in subpixel units.
  private func fine(_ point: PicturePoint) -> PicturePoint {
    let factor = scale * ShapeFiller.unitsPerPixel / PictureFrame.unitsPerPoint
    return PicturePoint(x: (point.x - origin.x) * factor, y: (point.y - origin.y) * factor)
  }
}
