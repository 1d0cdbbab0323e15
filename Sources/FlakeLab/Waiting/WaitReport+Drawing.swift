import Markup
import VirtualTime

extension WaitReport {
  /// The curve as an SVG picture: the probability that a wait of each length is long enough.
  public var svg: String {
    let points = curve()
    let end = points.last?.time ?? .seconds(1)
    let path = points.map { point in
      let x = Self.left + Self.width * (point.time / end)
      let y = Self.top + Self.height * (1 - point.passing)
      return "\(DecimalText.tenths(x)),\(DecimalText.tenths(y))"
    }
    var picture = Markup(.svg, escaping: "")
    let attributes: [Markup.Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 480 280"),
      ("font-family", "sans-serif"), ("font-size", "11"),
    ]
    picture.element("svg", attributes) { svg in
      svg.element("rect", [("width", "480"), ("height", "280"), ("fill", "white")])
      svg.element(
        "text", [("x", "50"), ("y", "20"), ("font-size", "13")],
        "\(scenario): a wait this long is enough")
      for quarter in 0...4 { Self.grid(at: Double(quarter) / 4, end, &svg) }
      svg.element(
        "polyline",
        [
          ("fill", "none"), ("stroke", "#1f6feb"), ("stroke-width", "2"),
          ("points", path.joined(separator: " ")),
        ])
    }
    return String(picture.text.dropLast())
  }

  private static let left = 50.0
  private static let top = 35.0
  private static let width = 410.0
  private static let height = 200.0

  /// A horizontal line at a probability, its label, and a time below.
  private static func grid(
    at share: Double, _ end: VirtualDuration, _ svg: inout Markup
  ) {
    let y = DecimalText.tenths(top + height * (1 - share))
    let x = DecimalText.tenths(left + width * share)
    svg.element(
      "line", [("x1", "50"), ("x2", "460"), ("y1", y), ("y2", y), ("stroke", "#d0d7de")])
    svg.element("text", [("x", "44"), ("y", y), ("text-anchor", "end")], "\(Int(share * 100)) %")
    svg.element(
      "text", [("x", x), ("y", "252"), ("text-anchor", "middle")],
      WaitStrategy.short(end * share))
  }
}
