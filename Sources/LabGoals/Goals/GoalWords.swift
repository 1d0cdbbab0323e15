import Trials

/// Text and medians for figures, the same on every machine.
enum GoalWords {
  /// The median of some counts; for an even number of counts, the mean of the middle two.
  static func median(_ counts: [Int]) -> Double {
    let sorted = counts.sorted()
    guard !sorted.isEmpty else { return 0 }
    let half = sorted.count / 2
    return sorted.count % 2 == 1
      ? Double(sorted[half]) : Double(sorted[half - 1] + sorted[half]) / 2
  }

  static func mean(_ counts: [Int]) -> Double {
    counts.isEmpty ? 0 : Double(counts.reduce(0, +)) / Double(counts.count)
  }

  static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  /// A share in per cent, such as `97.5 %`.
  static func percent(_ share: Double) -> String { "\(FlakeRate.percent(share)) %" }

  /// A number with at most `places` decimals, without zeros at the end.
  static func number(_ value: Double, places: Int = 2) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A large number by its power of ten, such as `2.3e7`.
  static func power(_ value: Double) -> String {
    guard value >= 1e5 else { return number(value, places: 0) }
    var (head, exponent) = (value, 0)
    while head >= 10 { (head, exponent) = (head / 10, exponent + 1) }
    return "\(number(head, places: 1))e\(exponent)"
  }
}
