extension ExpressionNode {
  func evaluate(in scope: inout EvaluationScope) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .constant(let value): return value
    case .keyPath(let path): return try path.value(in: scope.subject, &scope)
    case .evaluatedObject: return scope.subject
    case .variable(let name): return try scope.value(ofVariable: name)
    default: return try evaluateCompound(in: &scope)
    }
  }

  private func evaluateCompound(
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .path(let part, let path):
      return try path.value(in: part.evaluate(in: &scope), &scope)
    case .element(let part, let index): return try Self.element(part, index, in: &scope)
    case .aggregate(let parts): return .list(try Self.values(parts, in: &scope))
    case .arithmetic(let sign, let left, let right):
      return try Self.arithmetic(sign, left, right, in: &scope)
    case .set(let sign, let left, let right): return try Self.set(sign, left, right, in: &scope)
    case .unary(let sign, let part): return try sign.apply(to: part.evaluate(in: &scope))
    default: return try evaluateCall(in: &scope)
    }
  }

  private func evaluateCall(
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    switch self {
    case .function(let name, let parts): return try Self.call(name, parts, in: &scope)
    case .message(let target, let selector, let parts):
      return try Self.message(target, selector, parts, in: &scope)
    case .cast(let part, let type): return try type.apply(to: part.evaluate(in: &scope))
    case .ternary(let condition, let first, let second):
      return try (condition.evaluate(in: &scope) ? first : second).evaluate(in: &scope)
    case .subquery(let list, let variable, let condition):
      return try Self.subquery(list, variable, condition, in: &scope)
    case .assignment(let name, let part):
      let value = try part.evaluate(in: &scope)
      try scope.assign(value, to: name)
      return value
    default: return .null
    }
  }

  static func values(
    _ parts: [ExpressionNode], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> [FormatValue] {
    var values: [FormatValue] = []
    values.reserveCapacity(parts.count)
    for part in parts { values.append(try part.evaluate(in: &scope)) }
    return values
  }

  private static func arithmetic(
    _ sign: ArithmeticOperator, _ left: ExpressionNode, _ right: ExpressionNode,
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let first = try left.evaluate(in: &scope)
    let second = try right.evaluate(in: &scope)
    if case .list(let elements) = first, case .list(let others) = second {
      try scope.charge(elements.count + others.count)
    }
    return try sign.apply(to: first, second)
  }

  private static func call(
    _ name: FunctionName, _ parts: [ExpressionNode], in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let values = try values(parts, in: &scope)
    return try name.apply(to: values, in: &scope)
  }

  private static func message(
    _ target: ExpressionNode, _ selector: String, _ parts: [ExpressionNode],
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let receiver = try target.evaluate(in: &scope)
    let values = try values(parts, in: &scope)
    return try FormatMethod(selector: selector, arguments: values).send(to: receiver, in: &scope)
  }

  private static func subquery(
    _ list: ExpressionNode, _ variable: String, _ condition: PredicateNode,
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let collection = try list.evaluate(in: &scope)
    guard collection != .null else { return .list([]) }
    let elements = try collection.elements(for: "SUBQUERY")
    let outer = scope.variables[variable]
    defer { scope.variables[variable] = outer }
    var found: [FormatValue] = []
    for element in elements {
      try scope.charge(1)
      scope.variables[variable] = element
      if try condition.evaluate(in: &scope) { found.append(element) }
    }
    return .list(found)
  }

  private static func set(
    _ sign: SetOperator, _ left: ExpressionNode, _ right: ExpressionNode,
    in scope: inout EvaluationScope
  ) throws(FormatEvaluationError) -> FormatValue {
    let first = try left.evaluate(in: &scope).elements(for: sign.rawValue)
    let second = try right.evaluate(in: &scope).elements(for: sign.rawValue)
    return .list(try sign.apply(to: first, second, in: &scope))
  }
}
