/// How a line of text is aligned in its frame.
enum TextAlignment {
  case left, center
}

extension ScreenDrawer {
  /// Fills a frame.
  mutating func box(
    _ frame: PictureFrame, radius: Int = 0, _ colour: PictureColour, clip: PictureFrame
  ) {
    list.append(.box(frame, radius: radius.points, colour), clip: clip)
  }

  /// Fills a frame and draws a thin border inside it.
  mutating func framedBox(
    _ frame: PictureFrame, radius: Int, edge: PictureColour, _ colour: PictureColour,
    clip: PictureFrame
  ) {
    list.append(.box(frame, radius: radius.points, edge), clip: clip)
    list.append(.box(frame.inset(1, 1), radius: (radius - 1).points, colour), clip: clip)
  }

  /// A thin horizontal line below or above a y.
  mutating func hairline(
    x: Int, y: Int, width: Int, _ colour: PictureColour? = nil, clip: PictureFrame
  ) {
    let line = PictureFrame(x: x, y: y, width: width, height: PictureFrame.unitsPerPoint / 2)
    list.append(.box(line, radius: 0, colour ?? theme.separator), clip: clip)
  }

  /// A line through points; the width is in units.
  mutating func stroke(
    _ points: [(Int, Int)], from origin: PicturePoint, width: Int, _ colour: PictureColour,
    clip: PictureFrame
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (x, y) = (to.0 - from.0, to.1 - from.1)
      let length = max(1, Self.root(x * x + y * y))
      // Each segment is longer by a quarter of the width at both ends, so that joints have no
      // notch.
      let (alongX, alongY) = (x * width / (4 * length), y * width / (4 * length))
      let (acrossX, acrossY) = (y * width / (2 * length), -x * width / (2 * length))
      let start = PicturePoint(x: origin.x + from.0 - alongX, y: origin.y + from.1 - alongY)
      let end = PicturePoint(x: origin.x + to.0 + alongX, y: origin.y + to.1 + alongY)
      let corners = [
        PicturePoint(x: start.x + acrossX, y: start.y + acrossY),
        PicturePoint(x: end.x + acrossX, y: end.y + acrossY),
        PicturePoint(x: end.x - acrossX, y: end.y - acrossY),
        PicturePoint(x: start.x - acrossX, y: start.y - acrossY),
      ]
      list.append(.polygon(corners, colour), clip: clip)
    }
  }

  /// A square root, rounded down.
  static func root(_ square: Int) -> Int {
    guard square > 1 else { return max(0, square) }
    var guess = 1 << ((Int.bitWidth - square.leadingZeroBitCount + 1) / 2)
    while true {
      let next = (guess + square / guess) / 2
      guard next < guess else { return guess }
      guess = next
    }
  }

  /// Draws one line of text in the vertical middle of a frame and returns the x where it ends.
  ///
  /// Text that is too wide shrinks to two thirds of its size before it is truncated.
  @discardableResult
  mutating func text(
    _ words: String, in frame: PictureFrame, size: Int = 17.points,
    weight: GlyphWeight = .regular, _ colour: PictureColour, align: TextAlignment = .left,
    clip: PictureFrame
  ) -> Int {
    guard !words.isEmpty, frame.width > 0 else { return frame.x }
    let line = measure.line(
      words, within: frame.width, size: size, least: size * 2 / 3, weight: weight)
    let free = frame.width - line.width
    let x = frame.x + (align == .left ? 0 : align == .center ? free / 2 : free)
    // Capitals, which have 0.727 of the font size, are centred.
    let baseline = frame.middle + line.size * 93 / 256
    list.append(
      .text(
        DrawnText(
          words: line.words, start: PicturePoint(x: x, y: baseline), size: line.size,
          weight: weight, width: line.width, colour: colour)),
      clip: clip.intersection(frame.inset(-2, -2)))
    return x + line.width
  }

  /// Draws text in as many lines as fit into a frame.
  mutating func paragraph(
    _ words: String, in frame: PictureFrame, size: Int, weight: GlyphWeight = .regular,
    _ colour: PictureColour, align: TextAlignment = .left, clip: PictureFrame
  ) {
    let height = size * 6 / 5
    let limit = max(1, (frame.height + height / 4) / height)
    let lines = measure.lines(
      words, within: frame.width, size: size, weight: weight, limit: min(limit, 200))
    for (number, line) in lines.enumerated() {
      let row = PictureFrame(
        x: frame.x, y: frame.y + number * height, width: frame.width, height: height)
      text(line, in: row, size: size, weight: weight, colour, align: align, clip: clip)
    }
  }
}
