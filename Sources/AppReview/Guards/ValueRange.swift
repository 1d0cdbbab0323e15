import PredicateFormat

/// The values that a key may have while an app runs: all possible ones, and perhaps more.
enum ValueRange: Equatable {
  /// One of these.
  case values([FormatValue])
  /// A number in a range, or null, which is the result of an overflow.
  case numbers(ClosedRange<Double>)
  /// Any text, or null.
  case texts
  /// Anything at all.
  case any

  /// The most separate values; with more, only their type and their bounds are kept.
  static let valueLimit = 16

  /// The values of both ranges.
  func joined(with other: ValueRange) -> ValueRange {
    switch (self, other) {
    case (.any, _), (_, .any): return .any
    case (.values(let own), .values(let others)):
      let all = own + others.filter { !own.contains($0) }
      if all.contains(where: \.isNotItself) { return .any }
      return all.count <= Self.valueLimit ? .values(all) : Self.generalised(all) ?? .any
    case (.numbers(let own), .numbers(let others)): return .numbers(Self.widened(own, by: others))
    case (.texts, .texts): return .texts
    case (.values(let values), let general), (let general, .values(let values)):
      guard values.contains(where: { $0 != .null }) else { return general }
      return Self.generalised(values).map { general.joined(with: $0) } ?? .any
    default: return .any
    }
  }

  /// A bound that has moved may keep moving, so it becomes infinite at once.
  private static func widened(
    _ range: ClosedRange<Double>, by other: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let lower = other.lowerBound < range.lowerBound ? -Double.infinity : range.lowerBound
    let upper = other.upperBound > range.upperBound ? Double.infinity : range.upperBound
    return lower...upper
  }

  /// The type of the values and their bounds; nil if they have several types.
  private static func generalised(_ values: [FormatValue]) -> ValueRange? {
    let known = values.filter { $0 != .null }
    let numbers = known.compactMap(\.boundedNumber)
    if numbers.count == known.count, let least = numbers.min(), let most = numbers.max() {
      return .numbers(least...most)
    }
    let isText = known.allSatisfy { if case .string = $0 { true } else { false } }
    return isText ? .texts : nil
  }

  /// Whether all values are texts, or null.
  var isOfTexts: Bool {
    switch self {
    case .texts: true
    case .values(let values): values.allSatisfy { if case .string = $0 { true } else { false } }
    case .numbers, .any: false
    }
  }

  /// The bounds, if all values are numbers.
  var numbers: ClosedRange<Double>? {
    switch self {
    case .numbers(let range): return range
    case .values(let values):
      let numbers = values.compactMap(\.boundedNumber)
      guard numbers.count == values.count, let least = numbers.min(), let most = numbers.max()
      else { return nil }
      return least...most
    case .texts, .any: return nil
    }
  }
}

extension FormatValue {
  /// Whether the value is NaN, which does not equal even the same value.
  fileprivate var isNotItself: Bool { self != self }

  /// A Boolean or a number up to 2^53 in magnitude, as a `Double`.
  var boundedNumber: Double? {
    switch self {
    case .bool(let flag): return flag ? 1 : 0
    case .integer(let number):
      return number.magnitude <= 1 << 53 ? Double(number) : nil
    case .real(let number):
      return number.magnitude <= 0x1p53 ? number : nil
    default: return nil
    }
  }
}
