extension KeyPathNode {
  /// Reads the keys in order.
  func value(
    in root: FormatValue, _ scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    if steps.count == 1, case .key(let key) = steps[0] {
      return try root.value(forKey: key, &scope)
    }
    return try Self.value(of: steps[...], in: root, &scope)
  }

  private static func value(
    of steps: ArraySlice<KeyStep>, in root: FormatValue, _ scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    var value = root
    for (index, step) in zip(steps.indices, steps) {
      switch step {
      case .key(let key): value = try value.value(forKey: key, &scope)
      case .collection(.count): value = try value.size()
      case .collection(let collection):
        let elements = try value.collected(for: collection.rawValue)
        let rest = steps[(index + 1)...]
        let values = try Self.values(of: rest, in: elements, &scope)
        return try collection.apply(to: values, in: &scope)
      }
    }
    return value
  }

  private static func values(
    of steps: ArraySlice<KeyStep>, in elements: [FormatValue], _ scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> [FormatValue] {
    guard !steps.isEmpty else { return elements }
    var values: [FormatValue] = []
    for element in elements {
      try scope.charge(1)
      values.append(try value(of: steps, in: element, &scope))
    }
    return values
  }
}

extension FormatValue {
  /// The value of a key, as key-value coding finds it.
  func value(
    forKey key: String, _ scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .record(let record):
      return record[key] ?? (key.lowercased() == "self" ? self : .null)
    case .object(let object):
      if let value = object.subject.formatValue(forKey: key) { return value }
      if key.lowercased() == "self" { return self }
      throw .unknownKey(
        key: key, nearest: NearestName.of(key, in: object.subject.formatKeys))
    case .null:
      return .null
    case .list(let elements):
      return try Self.value(forKey: key, of: elements, &scope)
    default:
      if let value = scalarValue(forKey: key) { return value }
      throw .unknownKey(key: key, nearest: NearestName.of(key, in: Self.scalarKeys))
    }
  }

  private static func value(
    forKey key: String, of elements: [FormatValue], _ scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    if key == "count", !(elements.first?.hasKeys ?? false) {
      return .integer(Int64(elements.count))
    }
    var values: [FormatValue] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      try scope.charge(1)
      values.append(try element.value(forKey: key, &scope))
    }
    return .list(values)
  }

  private var hasKeys: Bool {
    switch self {
    case .record, .object: true
    default: false
    }
  }

  /// The number of elements or entries; 0 for `null`.
  func size() throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .list(let elements): return .integer(Int64(elements.count))
    case .record(let record): return .integer(Int64(record.count))
    case .null: return .integer(0)
    default:
      throw .typeMismatch(operation: "@count", expected: "a list", found: LiteralText.brief(self))
    }
  }

  /// The elements to which a collection operator applies; empty for `null`.
  func collected(for operation: String) throws(FormatEvaluationError) -> [FormatValue] {
    self == .null ? [] : try elements(for: operation)
  }
}
