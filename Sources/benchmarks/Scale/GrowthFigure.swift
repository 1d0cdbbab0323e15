import VirtualTime

/// How the time of some work grows with its size.
struct GrowthFigure {
  let name: String
  /// The counted unit, such as "screens".
  let unit: String
  /// The seconds of each size, in order.
  let seconds: [(size: Int, seconds: Double)]
  /// The most seconds of the last size.
  let most: Double
  /// The greatest power of the size that the time may grow with.
  let power: Double
  /// A note about the last size.
  var note: String = ""

  /// The power of the size with which the time grows: the slope of the logarithms.
  var exponent: Double {
    let points = seconds.map {
      (x: PortableMaths.ln(Double($0.size)), y: PortableMaths.ln($0.seconds))
    }
    let count = Double(points.count)
    let (x, y) = points.reduce((0, 0)) { ($0.0 + $1.x / count, $0.1 + $1.y / count) }
    let slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    return slope / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
  }

  var holds: Bool { (seconds.last?.seconds ?? .infinity) <= most && exponent <= power }

  /// The figure as rows of the printed table.
  var text: String {
    let times = seconds.map { "\($0.size): \(BenchFigure.number($0.seconds)) s" }
    return """
      \(holds ? "ok  " : "over")  \(name.padded(28))\(times.joined(separator: ", ")) (\(unit))
            \("".padded(27))grows as n^\(BenchFigure.number(exponent)); at most \
      n^\(BenchFigure.number(power)), and \(BenchFigure.number(most)) s at the end\
      \(note.isEmpty ? "" : "; \(note)")
      """
  }
}
