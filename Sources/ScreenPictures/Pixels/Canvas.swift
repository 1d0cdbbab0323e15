/// The pixels of a picture.
struct Canvas {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The pixels per point.
  let scale: Int
  /// Row by row, `0xRRGGBB`.
  var pixels: [UInt32]
  /// The top left corner of the picture, in units.
  let origin: PicturePoint
  private var corners: [Int: CoverageMask] = [:]
  var glyphs: [GlyphKey: CoverageMask?] = [:]
  let glyphData = GlyphData()

  /// The pixels per point of a picture of full size.
  static let fullScale = 2

  /// Paints a drawing.
  init(_ list: DrawingList, scale: Int) {
    self.scale = scale
    origin = PicturePoint(x: list.bounds.x, y: list.bounds.y)
    let unit = PictureFrame.unitsPerPoint / scale
    width = max(1, (list.bounds.width + unit - 1) / unit)
    height = max(1, (list.bounds.height + unit - 1) / unit)
    pixels = [UInt32](repeating: 0, count: width * height)
    for entry in list.entries { paint(entry.command, clip: pixelArea(entry.clip)) }
  }

  /// A canvas of full size with these pixels.
  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
    scale = Self.fullScale
    origin = PicturePoint(x: 0, y: 0)
  }

  /// Whole pixels: half-open ranges of columns and rows.
  struct Area: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var isEmpty: Bool { left >= right || top >= bottom }

    func intersection(_ other: Area) -> Area {
      Area(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }
  }

  /// The pixels of the whole canvas.
  var area: Area { Area(left: 0, top: 0, right: width, bottom: height) }

  /// The frame rounded to pixels, with at least one pixel.
  func pixelArea(_ frame: PictureFrame) -> Area {
    let left = pixel(frame.x - origin.x)
    let top = pixel(frame.y - origin.y)
    return Area(
      left: left, top: top, right: max(pixel(frame.right - origin.x), left + 1),
      bottom: max(pixel(frame.bottom - origin.y), top + 1))
  }

  private func pixel(_ units: Int) -> Int {
    (units * scale + PictureFrame.unitsPerPoint / 2) >> 6
  }

  private mutating func paint(_ command: DrawCommand, clip: Area) {
    let clip = clip.intersection(area)
    guard !clip.isEmpty else { return }
    switch command {
    case .box(let frame, let radius, let colour):
      paintBox(pixelArea(frame), radius: (radius * scale) >> 6, colour, clip: clip)
    case .polygon(let points, let colour): paintPolygon(points, colour, clip: clip)
    case .text(let text): paintText(text, clip: clip)
    }
  }

  private mutating func paintBox(
    _ box: Area, radius: Int, _ colour: PictureColour, clip: Area
  ) {
    let radius = min(radius, (box.right - box.left) / 2, (box.bottom - box.top) / 2, 128)
    guard radius > 0 else { return fill(box.intersection(clip), colour) }
    var middle = box
    middle.top += radius
    middle.bottom -= radius
    fill(middle.intersection(clip), colour)
    for ends in [box.top..<box.top + radius, box.bottom - radius..<box.bottom] {
      let between = Area(
        left: box.left + radius, top: ends.lowerBound, right: box.right - radius,
        bottom: ends.upperBound)
      fill(between.intersection(clip), colour)
    }
    let mask = corner(radius)
    for (x, isRight) in [(box.left, false), (box.right - radius, true)] {
      for (y, isBottom) in [(box.top, false), (box.bottom - radius, true)] {
        stamp(mask, x: x, y: y, flippedAcross: isRight, flippedDown: isBottom, colour, clip: clip)
      }
    }
  }

  /// The coverage of a top left corner, a quarter of a disc, by 64 samples per pixel.
  private mutating func corner(_ radius: Int) -> CoverageMask {
    if let known = corners[radius] { return known }
    var steps = [UInt8](repeating: 0, count: radius * radius)
    let reach = 16 * radius * 16 * radius
    for y in 0..<radius {
      for x in 0..<radius {
        var hits = 0
        for part in 0..<64 {
          let across = 16 * radius - (16 * x + 2 * (part & 7) + 1)
          let down = 16 * radius - (16 * y + 2 * (part >> 3) + 1)
          if across * across + down * down <= reach { hits += 1 }
        }
        steps[y * radius + x] = UInt8((hits + 2) >> 2)
      }
    }
    let mask = CoverageMask(left: 0, top: 0, width: radius, height: radius, steps: steps)
    corners[radius] = mask
    return mask
  }
}
