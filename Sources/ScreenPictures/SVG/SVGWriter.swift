/// Writes a drawing as an SVG image, one element a command.
///
/// Each line of text is given its measured length, so that it takes its room in whatever font the
/// viewer has. Nothing in it needs a name, so that several images may stand in one page.
struct SVGWriter {
  private var text = ""
  private let bounds: PictureFrame
  /// The clip of the group that is open; the bounds stand for none.
  private var clip: PictureFrame

  /// The image.
  static func write(_ list: DrawingList) -> String {
    var writer = SVGWriter(list.bounds)
    for entry in list.entries { writer.add(entry) }
    writer.change(clip: list.bounds)
    return writer.text + "</svg>\n"
  }

  private init(_ bounds: PictureFrame) {
    self.bounds = bounds
    clip = bounds
    let size = "width=\"\(Self.points(bounds.width))\" height=\"\(Self.points(bounds.height))\""
    text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(Self.box(bounds))\" "
      + "font-family=\"Inter, -apple-system, 'Segoe UI', Roboto, 'M PLUS 1', 'Noto Sans CJK JP', "
      + "sans-serif\">\n"
  }

  private mutating func add(_ entry: DrawingList.Entry) {
    change(clip: entry.clip)
    switch entry.command {
    case .box(let frame, let radius, let colour): addBox(frame, radius, colour)
    case .polygon(let points, let colour):
      let places = points.map { "\(Self.points($0.x)),\(Self.points($0.y))" }
      text +=
        "<polygon points=\"\(places.joined(separator: " "))\"\(Self.fill(colour))/>\n"
    case .text(let line): addText(line)
    }
  }

  /// Clips by an image within the image, which needs no name as a clip path would.
  private mutating func change(clip next: PictureFrame) {
    guard next != clip else { return }
    if clip != bounds { text += "</svg>\n" }
    clip = next
    guard next != bounds else { return }
    text += "<svg \(Self.place(next)) viewBox=\"\(Self.box(next))\">\n"
  }

  private mutating func addBox(_ frame: PictureFrame, _ radius: Int, _ colour: PictureColour) {
    let round = min(radius, frame.width / 2, frame.height / 2)
    let corner = round > 0 ? " rx=\"\(Self.points(round))\"" : ""
    text += "<rect \(Self.place(frame))\(corner)\(Self.fill(colour))/>\n"
  }

  private mutating func addText(_ line: DrawnText) {
    let weight = line.weight == .semibold ? " font-weight=\"600\"" : ""
    let length =
      line.width > 0
      ? " textLength=\"\(Self.points(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    text +=
      "<text x=\"\(Self.points(line.start.x))\" y=\"\(Self.points(line.start.y))\""
      + " font-size=\"\(Self.points(line.size))\"\(weight)\(length)\(Self.fill(line.colour))"
      + " xml:space=\"preserve\">\(Self.escaped(line.words))</text>\n"
  }

  private static func place(_ frame: PictureFrame) -> String {
    "x=\"\(points(frame.x))\" y=\"\(points(frame.y))\" "
      + "width=\"\(points(frame.width))\" height=\"\(points(frame.height))\""
  }

  private static func box(_ frame: PictureFrame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(points).joined(separator: " ")
  }

  private static func fill(_ colour: PictureColour) -> String {
    let digits = String(colour.packed, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    let thousandths = (Int(colour.alpha) * 1_000 + 127) / 255
    let opacity = colour.alpha == 255 ? "" : " fill-opacity=\"\(decimal(thousandths, digits: 3))\""
    return " fill=\"#\(padded)\"\(opacity)"
  }

  /// Units as points, to a hundredth.
  static func points(_ units: Int) -> String {
    let hundredths = (abs(units) * 100 + PictureFrame.unitsPerPoint / 2) / 64
    return (units < 0 && hundredths > 0 ? "-" : "") + decimal(hundredths, digits: 2)
  }

  /// A whole number of parts as a decimal fraction without zeros at its end.
  private static func decimal(_ parts: Int, digits: Int) -> String {
    var fraction = String(parts)
    while fraction.count <= digits { fraction = "0" + fraction }
    let whole = fraction.dropLast(digits)
    fraction = String(fraction.suffix(digits))
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }

  /// The text as XML has it; characters that XML forbids become the replacement character.
  static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default:
        let isForbidden =
          scalar.value < 32 && scalar.value != 9 && scalar.value != 10
          || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        text.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }
}
