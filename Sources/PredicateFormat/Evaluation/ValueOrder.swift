/// Which of two values comes first.
enum ValueOrder {
  case less, same, greater

  /// Orders two values of kinds that can be compared: numbers, texts, dates, or two `null`.
  static func of(
    _ left: FormatValue, _ right: FormatValue, options: ComparisonOptions = []
  ) -> ValueOrder? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return of(left, right)
    case (.string(let left), .string(let right)):
      guard options.folds else { return of(left, right) }
      return of(TextFolding.folded(left, options), TextFolding.folded(right, options))
    case (.date(let left), .date(let right)):
      return left.isNaN || right.isNaN ? nil : of(left, right)
    case (.null, .null): return .same
    default:
      guard let left = FormatNumber(left), let right = FormatNumber(right) else { return nil }
      return left.order(against: right)
    }
  }

  /// Whether two values that contain no other values are equal.
  static func scalarsEqual(_ left: FormatValue, _ right: FormatValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return left == right
    case (.null, .null): return true
    case (.data(let left), .data(let right)): return left == right
    case (.object(let left), .object(let right)): return left == right
    default: return of(left, right) == .same
    }
  }

  private static func of<Value: Comparable>(_ left: Value, _ right: Value) -> ValueOrder {
    left < right ? .less : left == right ? .same : .greater
  }
}

/// A number for arithmetic: a whole number or one with a fraction.
enum FormatNumber: Sendable {
  case integer(Int64)
  case real(Double)

  /// Makes a number from a value; nil if the value is not a number.
  init?(_ value: FormatValue) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .bool(let value): self = .integer(value ? 1 : 0)
    default: return nil
    }
  }

  var value: FormatValue {
    switch self {
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    }
  }

  /// The number with a fraction; large whole numbers are rounded.
  var real: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// Orders two numbers exactly; nil if one of them is NaN.
  func order(against other: FormatNumber) -> ValueOrder? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)):
      left < right ? .less : left == right ? .same : .greater
    case (.integer(let left), .real(let right)): Self.order(left, right)
    case (.real(let left), .integer(let right)): Self.order(right, left)?.reversed
    case (.real(let left), .real(let right)):
      left < right ? .less : left == right ? .same : left > right ? .greater : nil
    }
  }

  private static func order(_ left: Int64, _ right: Double) -> ValueOrder? {
    guard !right.isNaN else { return nil }
    guard let whole = Int64(exactly: right.rounded(.down)) else {
      return right > 0 ? .less : .greater
    }
    if left != whole { return left < whole ? .less : .greater }
    return Double(whole) < right ? .less : .same
  }
}

extension ValueOrder {
  /// The order of the same values when they are swapped.
  var reversed: ValueOrder {
    switch self {
    case .less: .greater
    case .same: .same
    case .greater: .less
    }
  }
}
