/// Replaces variables with values.
struct Substitution {
  let values: [String: FormatValue]

  func apply(_ node: PredicateNode) -> PredicateNode {
    switch node {
    case .constant, .block: node
    case .comparison(let part):
      .comparison(
        ComparisonNode(
          apply(part.left), part.comparison, apply(part.right), options: part.options,
          modifier: part.modifier))
    case .compound(let kind, let parts): .compound(kind, parts.map(apply))
    case .negation(let part): .negation(apply(part))
    }
  }

  func apply(_ node: ExpressionNode) -> ExpressionNode {
    switch node {
    case .constant, .evaluatedObject, .keyPath: node
    case .variable(let name): values[name].map { .constant($0) } ?? node
    case .path(let part, let path): .path(apply(part), path)
    case .element(let part, .at(let index)): .element(apply(part), .at(apply(index)))
    case .element(let part, let index): .element(apply(part), index)
    case .aggregate(let parts): .list(parts.map(apply))
    case .arithmetic(let sign, let left, let right): .arithmetic(sign, apply(left), apply(right))
    case .set(let sign, let left, let right): .set(sign, apply(left), apply(right))
    case .unary(let sign, let part): .unary(sign, apply(part))
    case .function(let name, let parts): .function(name, parts.map(apply))
    case .message(let target, let selector, let parts):
      .message(apply(target), selector: selector, parts.map(apply))
    case .cast(let part, let type): .cast(apply(part), to: type)
    case .ternary(let condition, let first, let second):
      .ternary(apply(condition), apply(first), apply(second))
    case .subquery(let list, let variable, let condition):
      .subquery(apply(list), variable: variable, without(variable).apply(condition))
    case .assignment(let name, let part): .assignment(name, apply(part))
    }
  }

  private func without(_ name: String) -> Substitution {
    var values = values
    values[name] = nil
    return Substitution(values: values)
  }
}
