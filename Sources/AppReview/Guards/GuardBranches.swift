import PredicateFormat

/// Splits a predicate into sets of parts; the predicate is true if all parts of one set are.
enum GuardBranches {
  /// The sets of a predicate; nil if there are more than the limit.
  static func of(_ node: PredicateNode, limit: Int) -> [[GuardPart]]? {
    of(node, isNegated: false, limit: limit)
  }

  private static func of(
    _ node: PredicateNode, isNegated: Bool, limit: Int
  ) -> [[GuardPart]]? {
    switch node {
    case .constant(let holds): return holds != isNegated ? [[]] : []
    case .negation(let part): return of(part, isNegated: !isNegated, limit: limit)
    case .compound(let kind, let parts):
      var all: [[[GuardPart]]] = []
      for part in parts {
        guard let branches = of(part, isNegated: isNegated, limit: limit) else { return nil }
        all.append(branches)
      }
      if (kind == .or) != isNegated {
        let joined = all.flatMap { $0 }
        return joined.count <= limit ? joined : nil
      }
      return product(all, limit: limit)
    case .comparison, .block: return [[GuardPart(node: node, isNegated: isNegated)]]
    }
  }

  private static func product(_ all: [[[GuardPart]]], limit: Int) -> [[GuardPart]]? {
    var product: [[GuardPart]] = [[]]
    for branches in all {
      guard product.count * branches.count <= limit else { return nil }
      product = product.flatMap { first in branches.map { first + $0 } }
    }
    return product
  }

  /// The comparisons of a predicate that consists only of comparisons joined by AND; nil otherwise.
  static func comparisons(of node: PredicateNode) -> [GuardPart]? {
    switch node {
    case .comparison:
      let part = GuardPart(node: node, isNegated: false)
      return part.bound == nil ? nil : [part]
    case .compound(.and, let parts):
      var all: [GuardPart] = []
      for part in parts {
        guard let own = comparisons(of: part) else { return nil }
        all += own
      }
      return all
    default: return nil
    }
  }
}

/// One comparison of a guard that must be true, or must be false.
struct GuardPart: Equatable {
  let node: PredicateNode
  let isNegated: Bool

  /// The same comparison with the opposite requirement.
  var negated: GuardPart { GuardPart(node: node, isNegated: !isNegated) }

  /// Whether both are the same comparison with opposite requirements.
  func contradicts(_ other: GuardPart) -> Bool {
    isNegated != other.isNegated && node == other.node
  }

  /// The bound that the comparison sets for a path's value, if it compares one with a constant.
  var bound: ValueBound? {
    guard case .comparison(let node) = node, node.modifier == .direct, node.options.isEmpty else {
      return nil
    }
    switch (node.left, node.right) {
    case (.keyPath(let path), .constant(let value)):
      return ValueBound(path: path.keys, node.comparison, value)
    case (.constant(let value), .keyPath(let path)):
      return node.comparison.turned.flatMap { ValueBound(path: path.keys, $0, value) }
    default: return nil
    }
  }
}

extension ComparisonOperator {
  /// The operator with the same meaning when the two sides are exchanged.
  fileprivate var turned: ComparisonOperator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}
