extension ExpressionNode {
  /// Reads one element of a list, or an entry of a record, or the size of either.
  static func element(
    _ part: ExpressionNode, _ index: ElementIndex, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let collection = try part.evaluate(in: &scope)
    if collection == .null { return .null }
    if case .at(let index) = index {
      return try collection.element(at: index.evaluate(in: &scope))
    }
    if case .size = index, case .record(let record) = collection {
      return .integer(Int64(record.count))
    }
    let elements = try collection.elements(for: "an index")
    switch index {
    case .first: return elements.first ?? .null
    case .last: return elements.last ?? .null
    case .size, .at: return .integer(Int64(elements.count))
    }
  }
}

extension FormatValue {
  func elements(for operation: String) throws(FormatEvaluationError) -> [FormatValue] {
    guard case .list(let elements) = self else {
      throw .typeMismatch(
        operation: operation, expected: "a list", found: LiteralText.brief(self))
    }
    return elements
  }

  /// The element of a list at an index, or the entry of a record for a key.
  func element(at index: FormatValue) throws(FormatEvaluationError) -> FormatValue {
    switch (self, index) {
    case (.list(let elements), .integer(let number)):
      guard let place = Int(exactly: number), elements.indices.contains(place) else {
        throw .indexOutOfRange(index: number, count: elements.count)
      }
      return elements[place]
    case (.record(let record), .string(let key)):
      return record[key] ?? .null
    default:
      throw .typeMismatch(
        operation: "an index", expected: "a list and a number, or a record and a key",
        found: "\(LiteralText.brief(self)) and \(LiteralText.brief(index))")
    }
  }
}

extension SetOperator {
  /// Combines two lists as sets; elements keep their order, and each occurs once.
  func apply(
    to left: [FormatValue], _ right: [FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> [FormatValue] {
    try scope.charge(throughAll: left)
    try scope.charge(throughAll: right)
    let rightKeys = Set(right.map(\.comparable))
    var seen: Set<FormatValue> = []
    var result: [FormatValue] = []
    for element in self == .union ? left + right : left {
      let key = element.comparable
      let isWanted =
        switch self {
        case .union: true
        case .intersect: rightKeys.contains(key)
        case .minus: !rightKeys.contains(key)
        }
      if isWanted, seen.insert(key).inserted { result.append(element) }
    }
    return result
  }
}

extension FormatValue {
  /// A value that is equal for equal numbers of different kinds.
  var comparable: FormatValue {
    switch self {
    case .bool(let value): .integer(value ? 1 : 0)
    case .real(let value): Int64(exactly: value).map { .integer($0) } ?? self
    case .list(let values): .list(values.map(\.comparable))
    case .record(let record): .record(record.mapValues(\.comparable))
    default: self
    }
  }
}
