package import VirtualTime

/// Durations as files write them: `2s`, `1.5s`, `250ms`, `10us`, `3ns` and `0`.
package enum DurationText {
  private static let units: [(name: String, nanoseconds: UInt64, decimals: Int)] = [
    ("s", 1_000_000_000, 9), ("ms", 1_000_000, 6), ("us", 1_000, 3), ("ns", 1, 0),
  ]

  /// Reads a duration; nil if the text is not a duration.
  package static func read(_ text: String) -> VirtualDuration? {
    if text == "0" { return .zero }
    guard !text.contains(" "), !text.contains("µ"), !text.contains("μ") else { return nil }
    return VirtualDuration(text)
  }

  /// Writes a duration exactly, in the largest unit that is not longer than the duration.
  package static func write(_ duration: VirtualDuration) -> String {
    let magnitude = duration.nanoseconds.magnitude
    guard magnitude > 0 else { return "0" }
    let sign = duration < .zero ? "-" : ""
    for unit in units where magnitude >= unit.nanoseconds {
      let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: unit.nanoseconds)
      guard rest > 0 else { return "\(sign)\(whole)\(unit.name)" }
      let digits = String(rest)
      var fraction = String(repeating: "0", count: unit.decimals - digits.count) + digits
      while fraction.hasSuffix("0") { fraction.removeLast() }
      return "\(sign)\(whole).\(fraction)\(unit.name)"
    }
    return "0"
  }
}
