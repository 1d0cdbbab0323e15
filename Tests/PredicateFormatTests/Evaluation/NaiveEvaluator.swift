@testable import PredicateFormat

/// A second evaluator for comparisons and compounds, written for plainness only.
struct NaiveEvaluator {
  let subject: [String: FormatValue]

  func verdict(_ node: PredicateNode) -> Bool {
    switch node {
    case .constant(let value): return value
    case .negation(let part): return !verdict(part)
    case .compound(.and, let parts): return !parts.map(verdict).contains(false)
    case .compound(.or, let parts): return parts.map(verdict).contains(true)
    case .comparison(let node): return verdict(node)
    case .block: return false
    }
  }

  private func verdict(_ node: ComparisonNode) -> Bool {
    let right = value(node.right)
    switch node.modifier {
    case .direct: return holds(node, value(node.left), right)
    case .any: return elements(value(node.left)).contains { holds(node, $0, right) }
    case .all: return elements(value(node.left)).allSatisfy { holds(node, $0, right) }
    }
  }

  private func value(_ node: ExpressionNode) -> FormatValue {
    switch node {
    case .constant(let value): value
    case .keyPath(let path): subject[path.keys[0]] ?? .null
    default: .null
    }
  }

  private func elements(_ value: FormatValue) -> [FormatValue] {
    if case .list(let elements) = value { return elements }
    return []
  }

  private func holds(_ node: ComparisonNode, _ left: FormatValue, _ right: FormatValue) -> Bool {
    let isCaseless = node.options.contains(.caseInsensitive)
    switch node.comparison {
    case .equal: return same(left, right, isCaseless)
    case .notEqual: return !same(left, right, isCaseless)
    case .less: return sign(left, right, isCaseless) == -1
    case .lessOrEqual: return [-1, 0].contains(sign(left, right, isCaseless))
    case .greater: return sign(left, right, isCaseless) == 1
    case .greaterOrEqual: return [1, 0].contains(sign(left, right, isCaseless))
    case .between:
      let bounds = elements(right)
      return left != .null && [-1, 0].contains(sign(bounds[0], left, isCaseless))
        && [-1, 0].contains(sign(left, bounds[1], isCaseless))
    case .isIn: return elements(right).contains { same($0, left, isCaseless) }
    default: return false
    }
  }

  private func same(_ left: FormatValue, _ right: FormatValue, _ isCaseless: Bool) -> Bool {
    sign(left, right, isCaseless) == 0
  }

  /// -1, 0 or 1 as the left value comes before, with or after the right; 2 for no order.
  private func sign(_ left: FormatValue, _ right: FormatValue, _ isCaseless: Bool) -> Int {
    if left == .null, right == .null { return 0 }
    if let left = number(left), let right = number(right) {
      return left < right ? -1 : left == right ? 0 : 1
    }
    if case .string(var left) = left, case .string(var right) = right {
      if isCaseless { (left, right) = (left.lowercased(), right.lowercased()) }
      return left < right ? -1 : left == right ? 0 : 1
    }
    return 2
  }

  private func number(_ value: FormatValue) -> Double? {
    switch value {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}
