extension VirtualDuration: LosslessStringConvertible {
  /// The exact length in the largest unit that fits, such as `2.000 s`, `250 ms` or `1.500 µs`.
  ///
  /// Decimals come in groups of three, as many as the exact value needs; seconds have at least one
  /// group.
  public var description: String {
    guard nanoseconds != 0 else { return "0.000 s" }
    let magnitude = nanoseconds.magnitude
    let unit = DurationUnit.allCases.first { magnitude >= $0.nanoseconds } ?? .nanosecond
    return (nanoseconds < 0 ? "-" : "") + unit.text(of: magnitude)
  }

  /// Parses a duration such as `2 s`, `250 ms`, `0.5 s`, `10 us` or `-3 ns`.
  ///
  /// The unit is required, the space before it is optional. Anything else gives `nil`: a value
  /// finer than a nanosecond, one that does not fit, or a word that is not a unit.
  public init?(_ description: String) {
    guard description.utf8.count <= 64 else { return nil }
    var rest = Substring(description)
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(number.count)
    if rest.first == " " { rest = rest.dropFirst() }
    guard
      let unit = DurationUnit(text: rest), let magnitude = unit.nanoseconds(reading: number),
      let signed = Int64((isNegative ? "-" : "") + String(magnitude))
    else { return nil }
    self.init(nanoseconds: signed)
  }
}

/// A unit in which durations are written, from the largest.
enum DurationUnit: CaseIterable {
  case second
  case millisecond
  case microsecond
  case nanosecond

  /// The unit with a name; `us` is accepted for `µs`.
  init?(text: Substring) {
    switch text {
    case "s": self = .second
    case "ms": self = .millisecond
    case "µs", "μs", "us": self = .microsecond
    case "ns": self = .nanosecond
    default: return nil
    }
  }

  /// The name written after a number.
  var name: String {
    switch self {
    case .second: "s"
    case .millisecond: "ms"
    case .microsecond: "µs"
    case .nanosecond: "ns"
    }
  }

  /// The number of decimal places of this unit down to a nanosecond.
  var decimals: Int {
    switch self {
    case .second: 9
    case .millisecond: 6
    case .microsecond: 3
    case .nanosecond: 0
    }
  }

  var nanoseconds: UInt64 {
    switch self {
    case .second: 1_000_000_000
    case .millisecond: 1_000_000
    case .microsecond: 1_000
    case .nanosecond: 1
    }
  }

  /// A number of nanoseconds written in this unit, exactly.
  func text(of magnitude: UInt64) -> String {
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: nanoseconds)
    let digits = String(rest)
    var fraction = String(repeating: "0", count: Swift.max(0, decimals - digits.count)) + digits
    let fewest = self == .second ? 3 : 0
    while fraction.count > fewest, fraction.hasSuffix("000") || decimals == 0 {
      fraction.removeLast(decimals == 0 ? fraction.count : 3)
    }
    return "\(whole)\(fraction.isEmpty ? "" : ".")\(fraction) \(name)"
  }

  /// The nanoseconds of a plain decimal number of this unit; `nil` if they are not a whole number.
  func nanoseconds(reading number: Substring) -> UInt64? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let head = parts.first, !head.isEmpty else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.count <= decimals, parts.count == 1 || !fraction.isEmpty else { return nil }
    let padding = String(repeating: "0", count: decimals - fraction.count)
    return UInt64(String(head) + fraction + padding)
  }
}
