/// How likely a test passes with a timeout, as a curve over the timeout.
///
/// Ways to wait stand on it as dots: how long they take on the mean, and how often they pass.
struct CurvePicture {
  let figures: WaitFigures

  private static let left = 56.0
  private static let top = 16.0
  private static let width = 560.0
  private static let height = 200.0

  /// The picture; empty without points.
  var svg: String {
    guard let end = figures.curve.last?.seconds, end > 0 else { return "" }
    let points = figures.curve.map { point in
      place(point.seconds / end, point.passing)
    }
    let marks = (0...4).map { mark(Double($0) / 4, end) }
    let dots = figures.strategies.filter { $0.meanSeconds <= end }.map { strategy in
      let (x, y) = coordinates(strategy.meanSeconds / end, 1 - strategy.rate)
      let words = HTMLText.escaped(
        "\(strategy.strategy): passes \(PictureText.number((1 - strategy.rate) * 100)) %, "
          + "\(PictureText.seconds(strategy.meanSeconds))")
      return
        "<circle class=\"dot\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"><title>\(words)</title></circle>"
    }
    return """
      <svg class="picture" viewBox="0 0 640 264" role="img" aria-label="\(label)">
      \(marks.joined(separator: "\n"))
      <polyline class="curve" points="\(points.joined(separator: " "))"/>
      \(dots.joined(separator: "\n"))
      <text class="small" x="336" y="258" text-anchor="middle">timeout</text>
      </svg>

      """
  }

  private var label: String {
    let half = figures.curve.first { $0.passing >= 0.5 }
    let most = figures.curve.first { $0.passing >= 0.99 }
    let words = [(half, "half of the runs"), (most, "99 of 100 runs")].compactMap { point, share in
      point.map { "\(PictureText.seconds($0.seconds)) is enough for \(share)" }
    }
    return HTMLText.escaped(
      "\(figures.scenario): how likely a wait of a length is long enough. "
        + words.joined(separator: "; ") + ".")
  }

  private func coordinates(_ share: Double, _ passing: Double) -> (x: String, y: String) {
    (
      PictureText.number(Self.left + Self.width * share),
      PictureText.number(Self.top + Self.height * (1 - passing))
    )
  }

  private func place(_ share: Double, _ passing: Double) -> String {
    let (x, y) = coordinates(share, passing)
    return "\(x),\(y)"
  }

  /// A line across at a probability with its words, and a time below.
  private func mark(_ share: Double, _ end: Double) -> String {
    let (x, y) = coordinates(share, share)
    let right = PictureText.number(Self.left + Self.width)
    let time = PictureText.seconds((end * share * 100).rounded() / 100)
    return """
      <line class="grid" x1="56" x2="\(right)" y1="\(y)" y2="\(y)"/>
      <text class="small" x="50" y="\(y)" dy="4" text-anchor="end">\(Int(share * 100)) %</text>
      <text class="small" x="\(x)" y="236" text-anchor="middle">\(time)</text>
      """
  }
}
