extension PredicateNode {
  /// Whether the predicate is true for the subject of a scope.
  func evaluate(in scope: inout EvaluationScope) throws(FormatEvaluationError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .comparison(let node): return try node.evaluate(in: &scope)
    case .compound(let kind, let parts): return try Self.evaluate(kind, parts, in: &scope)
    case .negation(let part): return try !part.evaluate(in: &scope)
    case .block(let block): return block.body(scope.subject, scope.variables)
    }
  }

  private static func evaluate(
    _ kind: CompoundKind, _ parts: [PredicateNode], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    let decisive = kind == .or
    for part in parts where try part.evaluate(in: &scope) == decisive { return decisive }
    return !decisive
  }
}

extension ComparisonNode {
  /// Whether the comparison is true for the subject of a scope.
  func evaluate(in scope: inout EvaluationScope) throws(FormatEvaluationError) -> Bool {
    let left = try self.left.evaluate(in: &scope)
    let right = try self.right.evaluate(in: &scope)
    if modifier == .direct { return try holds(left, right, in: &scope) }
    return try quantified(left, right, in: &scope)
  }

  private func quantified(
    _ left: FormatValue, _ right: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    let decisive = modifier == .any
    guard left != .null else { return !decisive }
    guard case .list(let elements) = left else {
      throw .notAListForQuantifier(LiteralText.brief(left))
    }
    for element in elements {
      try scope.charge(1)
      if try holds(element, right, in: &scope) == decisive { return decisive }
    }
    return !decisive
  }

  /// Whether the operator is true for two values.
  func holds(
    _ left: FormatValue, _ right: FormatValue, in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> Bool {
    switch comparison {
    case .equal: return try equal(left, right, in: &scope)
    case .notEqual: return try !equal(left, right, in: &scope)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return ordered(left, right)
    case .between: return try between(left, right)
    case .isIn: return try contains(right, left, in: &scope)
    case .contains: return try contains(left, right, in: &scope)
    case .beginsWith, .endsWith: return try affix(left, right)
    case .like, .matches: return try fits(left, right, in: &scope)
    }
  }

  private func ordered(_ left: FormatValue, _ right: FormatValue) -> Bool {
    guard let order = ValueOrder.of(left, right, options: options) else { return false }
    switch comparison {
    case .less: return order == .less
    case .lessOrEqual: return order != .greater
    case .greater: return order == .greater
    default: return order != .less
    }
  }

  private func between(
    _ left: FormatValue, _ right: FormatValue
  ) throws(FormatEvaluationError) -> Bool {
    guard case .list(let bounds) = right, bounds.count == 2 else {
      throw .typeMismatch(
        operation: "BETWEEN", expected: "a list of two bounds", found: LiteralText.brief(right))
    }
    guard let lower = ValueOrder.of(bounds[0], left, options: options),
      let upper = ValueOrder.of(left, bounds[1], options: options)
    else { return false }
    return lower != .greater && upper != .greater && left != .null
  }
}
