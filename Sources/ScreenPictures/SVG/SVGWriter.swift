import Markup

/// Writes a drawing as an SVG image, an element for each command.
///
/// Each line of text has its measured length, so that it takes the same room in every font. No
/// element needs an identifier, so that one page can contain several images.
enum SVGWriter {
  /// The image.
  static func write(_ list: DrawingList) -> String {
    var image = Markup(.svg, escaping: "")
    let attributes: [Markup.Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", points(list.bounds.width)),
      ("height", points(list.bounds.height)), ("viewBox", box(list.bounds)),
      (
        "font-family",
        "Inter, -apple-system, 'Segoe UI', Roboto, 'M PLUS 1', 'Noto Sans CJK JP', sans-serif"
      ),
    ]
    image.element("svg", attributes) { svg in
      var rest = list.entries[...]
      while let clip = rest.first?.clip {
        let entries = rest.prefix { $0.clip == clip }
        rest = rest.dropFirst(entries.count)
        guard clip != list.bounds else {
          for entry in entries { add(entry.command, to: &svg) }
          continue
        }
        // An image within the image clips, and needs no identifier as a clip path would.
        svg.element("svg", place(clip) + [("viewBox", box(clip))]) { inner in
          for entry in entries { add(entry.command, to: &inner) }
        }
      }
    }
    return image.text
  }

  private static func add(_ command: DrawCommand, to svg: inout Markup) {
    switch command {
    case .box(let frame, let radius, let colour):
      let round = min(radius, frame.width / 2, frame.height / 2)
      svg.element(
        "rect", place(frame) + [("rx", round > 0 ? points(round) : nil)] + fill(colour))
    case .polygon(let corners, let colour):
      let places = corners.map { "\(points($0.x)),\(points($0.y))" }
      svg.element("polygon", [("points", places.joined(separator: " "))] + fill(colour))
    case .text(let line):
      let isMeasured = line.width > 0
      let attributes: [Markup.Attribute] = [
        ("x", points(line.start.x)), ("y", points(line.start.y)),
        ("font-size", points(line.size)),
        ("font-weight", line.weight == .semibold ? "600" : nil),
        ("textLength", isMeasured ? points(line.width) : nil),
        ("lengthAdjust", isMeasured ? "spacingAndGlyphs" : nil),
      ]
      svg.element(
        "text", attributes + fill(line.colour) + [("xml:space", "preserve")], line.words)
    }
  }

  private static func place(_ frame: PictureFrame) -> [Markup.Attribute] {
    [
      ("x", points(frame.x)), ("y", points(frame.y)), ("width", points(frame.width)),
      ("height", points(frame.height)),
    ]
  }

  private static func box(_ frame: PictureFrame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(points).joined(separator: " ")
  }

  private static func fill(_ colour: PictureColour) -> [Markup.Attribute] {
    let digits = String(colour.packed, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    let thousandths = (Int(colour.alpha) * 1_000 + 127) / 255
    let opacity = DecimalText.of(thousandths, decimals: 3, isTrimmed: true)
    return [("fill", "#\(padded)"), ("fill-opacity", colour.alpha == 255 ? nil : opacity)]
  }

  /// Units as points, to a hundredth.
  static func points(_ units: Int) -> String {
    let hundredths = (abs(units) * 100 + PictureFrame.unitsPerPoint / 2) / 64
    return DecimalText.of(units < 0 ? -hundredths : hundredths, decimals: 2, isTrimmed: true)
  }
}
