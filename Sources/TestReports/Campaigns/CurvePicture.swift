import Markup

/// A curve that shows how likely a test passes, by its timeout.
///
/// Dots show the wait strategies: how long each takes on average, and how often it passes.
struct CurvePicture {
  let figures: WaitFigures

  private static let left = 56.0
  private static let top = 16.0
  private static let width = 560.0
  private static let height = 200.0

  /// The picture; empty without points.
  var svg: String {
    guard let end = figures.curve.last?.seconds, end > 0 else { return "" }
    var picture = Markup(.svg)
    let attributes: [Markup.Attribute] = [
      ("class", "picture"), ("viewBox", "0 0 640 264"), ("role", "img"), ("aria-label", label),
    ]
    picture.element("svg", attributes) { svg in
      for quarter in 0...4 { grid(at: Double(quarter) / 4, end, &svg) }
      let points = figures.curve.map { point in
        let (x, y) = coordinates(point.seconds / end, point.passing)
        return "\(x),\(y)"
      }
      svg.element("polyline", [("class", "curve"), ("points", points.joined(separator: " "))])
      for strategy in figures.strategies where strategy.meanSeconds <= end {
        dot(strategy, end, &svg)
      }
      svg.element(
        "text", [("class", "small"), ("x", "336"), ("y", "258"), ("text-anchor", "middle")],
        "timeout")
    }
    return picture.text
  }

  private var label: String {
    let half = figures.curve.first { $0.passing >= 0.5 }
    let most = figures.curve.first { $0.passing >= 0.99 }
    let words = [(half, "half of the runs"), (most, "99 of 100 runs")].compactMap { point, share in
      point.map { "\(PictureText.seconds($0.seconds)) is enough for \(share)" }
    }
    return "\(figures.scenario): how likely a wait of a length is long enough. "
      + words.joined(separator: "; ") + "."
  }

  private func coordinates(_ share: Double, _ passing: Double) -> (x: String, y: String) {
    (
      DecimalText.tenths(Self.left + Self.width * share),
      DecimalText.tenths(Self.top + Self.height * (1 - passing))
    )
  }

  private func dot(_ strategy: WaitFigures.Strategy, _ end: Double, _ svg: inout Markup) {
    let passing = 1 - strategy.rate
    let (x, y) = coordinates(strategy.meanSeconds / end, passing)
    svg.element("circle", [("class", "dot"), ("cx", x), ("cy", y), ("r", "4")]) { circle in
      circle.element(
        "title",
        "\(strategy.strategy): passes \(DecimalText.tenths(passing * 100)) %, "
          + PictureText.seconds(strategy.meanSeconds))
    }
  }

  /// A horizontal line at a probability, its label, and a time below.
  private func grid(at share: Double, _ end: Double, _ svg: inout Markup) {
    let (x, y) = coordinates(share, share)
    let right = DecimalText.tenths(Self.left + Self.width)
    svg.element("line", [("class", "grid"), ("x1", "56"), ("x2", right), ("y1", y), ("y2", y)])
    svg.element(
      "text", [("class", "small"), ("x", "50"), ("y", y), ("dy", "4"), ("text-anchor", "end")],
      "\(Int(share * 100)) %")
    svg.element(
      "text", [("class", "small"), ("x", x), ("y", "236"), ("text-anchor", "middle")],
      PictureText.seconds((end * share * 100).rounded() / 100))
  }
}
