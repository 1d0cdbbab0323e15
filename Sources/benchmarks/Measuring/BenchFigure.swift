/// One measured figure, with its upper or lower limit.
struct BenchFigure {
  let name: String
  let value: Double
  let unit: String
  let goal: Goal

  /// The limit of a figure.
  enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func holds(_ value: Double) -> Bool {
      switch self {
      case .atMost(let most): value <= most
      case .atLeast(let least): value >= least
      }
    }

    var words: String {
      switch self {
      case .atMost(let most): "at most \(BenchFigure.number(most))"
      case .atLeast(let least): "at least \(BenchFigure.number(least))"
      }
    }
  }

  init(_ name: String, _ value: Double, _ unit: String, _ goal: Goal) {
    self.name = name
    self.value = value
    self.unit = unit
    self.goal = goal
  }

  /// The figure as a row of the printed table.
  var row: String {
    let mark = goal.holds(value) ? "ok  " : "over"
    let shown = "\(Self.number(value)) \(unit)"
    return "\(mark)  " + name.padded(28) + shown.padded(22) + goal.words
  }

  /// The figure as a member of a JSON object, under its name.
  var json: String {
    "\"\(name)\":{\"name\":\"\(name)\",\"value\":\(Self.number(value)),\"unit\":\"\(unit)\"}"
  }

  /// Four significant digits, without an exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    var scale = 1.0
    while abs(value) * scale < 1_000 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }
}

extension String {
  /// The text, padded with spaces to a width.
  func padded(_ width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}
