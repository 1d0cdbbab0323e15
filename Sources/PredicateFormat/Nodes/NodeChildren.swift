/// A part of a tree: a predicate or an expression.
enum NodePart {
  case predicate(PredicateNode)
  case expression(ExpressionNode)

  var children: [NodePart] {
    switch self {
    case .predicate(let node): node.children
    case .expression(let node): node.children
    }
  }

  var height: Int {
    1 + (children.map(\.height).max() ?? 0)
  }

  /// Calls a function with every expression of the part, from left to right.
  func visitExpressions(_ visit: (ExpressionNode) -> Void) {
    if case .expression(let node) = self { visit(node) }
    for child in children { child.visitExpressions(visit) }
  }
}

extension PredicateNode {
  var height: Int { NodePart.predicate(self).height }

  var children: [NodePart] {
    switch self {
    case .constant, .block: []
    case .comparison(let node): [.expression(node.left), .expression(node.right)]
    case .compound(_, let parts): parts.map { .predicate($0) }
    case .negation(let part): [.predicate(part)]
    }
  }
}

extension ExpressionNode {
  var height: Int { NodePart.expression(self).height }

  var children: [NodePart] {
    switch self {
    case .constant, .evaluatedObject, .variable, .keyPath: []
    case .path(let part, _), .unary(_, let part), .cast(let part, _), .assignment(_, let part):
      [.expression(part)]
    case .element(let part, .at(let index)): [.expression(part), .expression(index)]
    case .element(let part, _): [.expression(part)]
    case .aggregate(let parts), .function(_, let parts): parts.map { .expression($0) }
    case .arithmetic(_, let left, let right), .set(_, let left, let right):
      [.expression(left), .expression(right)]
    case .message(let target, _, let arguments):
      ([target] + arguments).map { .expression($0) }
    case .ternary(let condition, let first, let second):
      [.predicate(condition), .expression(first), .expression(second)]
    case .subquery(let list, _, let condition): [.expression(list), .predicate(condition)]
    }
  }
}

extension NodePart {
  /// The first keys that are read from the subject, each once, from left to right.
  var subjectKeys: [String] {
    var seen: Set<String> = []
    var keys: [String] = []
    visitExpressions { node in
      let path: KeyPathNode
      switch node {
      case .keyPath(let keys), .path(.evaluatedObject, let keys): path = keys
      default: return
      }
      if seen.insert(path.keys[0]).inserted { keys.append(path.keys[0]) }
    }
    return keys
  }
}
