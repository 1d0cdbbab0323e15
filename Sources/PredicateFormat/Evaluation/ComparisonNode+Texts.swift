extension ComparisonNode {
  /// Whether two values are equal under the options of the comparison.
  func equal(
    _ left: FormatValue, _ right: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      return options.folds ? TextFolding.equal(left, right, options) : left.isLiterally(right)
    case (.list(let left), .list(let right)):
      guard left.count == right.count else { return false }
      for (left, right) in zip(left, right) {
        try scope.charge(1)
        guard try equal(left, right, in: &scope) else { return false }
      }
      return true
    case (.record(let left), .record(let right)):
      return try equal(left, right, in: &scope)
    default:
      return ValueOrder.scalarsEqual(left, right)
    }
  }

  private func equal(
    _ left: [String: FormatValue], _ right: [String: FormatValue], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    guard left.count == right.count else { return false }
    // Sorted, so that the order of a dictionary does not change where a limit is reached.
    for key in left.keys.sorted() {
      try scope.charge(1)
      guard let value = left[key], let other = right[key] else { return false }
      guard try equal(value, other, in: &scope) else { return false }
    }
    return true
  }

  /// Whether a collection or a text contains a value.
  func contains(
    _ collection: FormatValue, _ value: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    switch collection {
    case .list(let elements):
      for element in elements {
        try scope.charge(1)
        if try equal(element, value, in: &scope) { return true }
      }
      return false
    case .string(let text):
      return try contains(text, value)
    case .record(let record):
      for key in record.keys.sorted() {
        try scope.charge(1)
        if let element = record[key], try equal(element, value, in: &scope) { return true }
      }
      return false
    case .null:
      return false
    default:
      throw .notACollection(LiteralText.brief(collection))
    }
  }

  private func contains(
    _ text: String, _ value: FormatValue
  ) throws(FormatEvaluationError) -> Bool {
    switch value {
    case .string(let part):
      if comparison == .contains, let pattern {
        return pattern.isPart(of: text, options)
      }
      return TextPattern.bytes(TextFolding.bytes(of: part, options)).isPart(of: text, options)
    case .null:
      return false
    default:
      throw .notAString(
        value: LiteralText.brief(value), collection: LiteralText.brief(.string(text)))
    }
  }

  /// Whether a text begins, or ends, with another.
  func affix(_ left: FormatValue, _ right: FormatValue) throws(FormatEvaluationError) -> Bool {
    if left == .null || right == .null { return false }
    guard case .string(let text) = left, case .string(let part) = right else {
      throw .typeMismatch(
        operation: comparison.rawValue, expected: "two strings",
        found: "\(LiteralText.brief(left)) and \(LiteralText.brief(right))")
    }
    let pattern = pattern ?? .bytes(TextFolding.bytes(of: part, options))
    return comparison == .beginsWith
      ? pattern.isStart(of: text, options) : pattern.isEnd(of: text, options)
  }

  /// Whether a text matches wildcards or a regular expression.
  func fits(
    _ left: FormatValue, _ right: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    if left == .null || right == .null { return false }
    guard case .string(let text) = left, case .string(let wanted) = right else {
      throw .typeMismatch(
        operation: comparison.rawValue, expected: "two strings",
        found: "\(LiteralText.brief(left)) and \(LiteralText.brief(right))")
    }
    switch pattern ?? TextPattern(wanted, for: comparison, options: options) {
    case .wildcards(let wildcards):
      return try wildcards.fit(text, options) { () throws(FormatEvaluationError) in
        try scope.charge(1)
      }
    case .regex(let regex): return try regex.fits(text, options)
    case .bytes, nil: return false
    }
  }
}
