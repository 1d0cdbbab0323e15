import Foundation

/// Statistics of lists of values; `null` never counts.
struct Statistics {
  let operation: String
  let values: [FormatValue]

  init(_ operation: String, _ values: [FormatValue]) {
    self.operation = operation
    self.values = values.filter { $0 != .null }
  }

  /// The sum; a whole number if all values are and the sum fits.
  func sum() throws(FormatEvaluationError) -> FormatValue {
    var sum = FormatValue.integer(0)
    for value in values {
      _ = try number(value)
      sum = try ArithmeticOperator.add.apply(to: sum, value)
    }
    return sum
  }

  /// The mean, or `null` without values.
  func average() throws(FormatEvaluationError) -> FormatValue {
    guard let mean = try mean() else { return .null }
    return .real(mean)
  }

  /// The least or greatest value, or `null` without values.
  func extreme(_ wanted: ValueOrder) throws(FormatEvaluationError) -> FormatValue {
    guard var best = values.first else { return .null }
    for value in values.dropFirst() {
      guard let order = ValueOrder.of(value, best) else { throw mismatch(value) }
      if order == wanted { best = value }
    }
    return best
  }

  /// The middle value, or the mean of the middle two.
  func median() throws(FormatEvaluationError) -> FormatValue {
    let sorted = try numbers().sorted()
    guard let last = sorted.last else { return .null }
    let middle = sorted.count / 2
    if sorted.count == 1 { return .real(last) }
    return sorted.count.isMultiple(of: 2)
      ? .real((sorted[middle - 1] + sorted[middle]) / 2) : .real(sorted[middle])
  }

  /// The most frequent values, in the order of their first occurrence.
  func mode() -> FormatValue {
    var counts: [FormatValue: Int] = [:]
    for value in values { counts[value.comparable, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    var seen: Set<FormatValue> = []
    return .list(
      values.filter { counts[$0.comparable] == most && seen.insert($0.comparable).inserted })
  }

  /// The standard deviation of the whole population, or `null` without values.
  func standardDeviation() throws(FormatEvaluationError) -> FormatValue {
    guard let mean = try mean() else { return .null }
    let squares = try numbers().reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return .real((squares / Double(values.count)).squareRoot())
  }

  private func mean() throws(FormatEvaluationError) -> Double? {
    values.isEmpty ? nil : try numbers().reduce(0, +) / Double(values.count)
  }

  private func numbers() throws(FormatEvaluationError) -> [Double] {
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value).real) }
    return numbers
  }

  private func number(_ value: FormatValue) throws(FormatEvaluationError) -> FormatNumber {
    guard let number = FormatNumber(value) else { throw mismatch(value) }
    return number
  }

  private func mismatch(_ value: FormatValue) -> FormatEvaluationError {
    .typeMismatch(
      operation: operation, expected: "values that can be compared or added",
      found: LiteralText.brief(value))
  }
}

extension CollectionOperator {
  /// Applies the operator to the values that the rest of a key path yielded.
  func apply(
    to values: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    try scope.charge(values.count)
    let statistics = Statistics(rawValue, values)
    switch self {
    case .count: return .integer(Int64(values.count))
    case .sum: return try statistics.sum()
    case .average: return try statistics.average()
    case .minimum: return try statistics.extreme(.less)
    case .maximum: return try statistics.extreme(.greater)
    case .unionOfObjects: return .list(statistics.values)
    case .distinctUnionOfObjects: return .list(try distinct(statistics.values, in: &scope))
    case .unionOfArrays, .unionOfSets: return .list(try flat(statistics.values, in: &scope))
    case .distinctUnionOfArrays, .distinctUnionOfSets:
      return .list(try distinct(flat(statistics.values, in: &scope), in: &scope))
    }
  }

  private func distinct(
    _ values: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> [FormatValue] {
    try SetOperator.union.apply(to: values, [], in: &scope)
  }

  private func flat(
    _ values: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> [FormatValue] {
    var flat: [FormatValue] = []
    for value in values {
      let elements = try value.elements(for: rawValue)
      try scope.charge(elements.count)
      flat += elements
    }
    return flat
  }
}
