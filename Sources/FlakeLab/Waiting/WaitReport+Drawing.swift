import VirtualTime

extension WaitReport {
  /// The curve as an SVG picture: how likely a wait of a length is long enough.
  public var svg: String {
    let points = curve()
    let end = points.last?.time ?? .seconds(1)
    let path = points.map { point in
      let x = Self.left + Self.width * (point.time / end)
      return "\(Self.text(x)),\(Self.text(Self.top + Self.height * (1 - point.passing)))"
    }
    let marks = (0...4).map { Self.mark(Double($0) / 4, end) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 280" font-family="sans-serif" \
      font-size="11">
      <rect width="480" height="280" fill="white"/>
      <text x="50" y="20" font-size="13">\(Self.escaped(scenario)): a wait this long is enough</text>
      \(marks.joined(separator: "\n"))
      <polyline fill="none" stroke="#1f6feb" stroke-width="2" points="\(path.joined(separator: " "))"/>
      </svg>
      """
  }

  private static let left = 50.0
  private static let top = 35.0
  private static let width = 410.0
  private static let height = 200.0

  /// A line across at a probability, with its words, and a time below.
  private static func mark(_ share: Double, _ end: VirtualDuration) -> String {
    let y = text(top + height * (1 - share))
    let x = text(left + width * share)
    return """
      <line x1="50" x2="460" y1="\(y)" y2="\(y)" stroke="#d0d7de"/>
      <text x="44" y="\(y)" text-anchor="end">\(Int(share * 100)) %</text>
      <text x="\(x)" y="252" text-anchor="middle">\(WaitStrategy.short(end * share))</text>
      """
  }

  /// A number with one decimal.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
