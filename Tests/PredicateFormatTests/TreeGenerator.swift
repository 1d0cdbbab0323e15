@testable import PredicateFormat

/// Draws trees in the shape that the parser gives them.
struct TreeGenerator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let keys = [
    "a", "b", "name", "size", "first", "in", "Not", "self_", "größe", "value2", "@count", "@sum",
    "any", "TRUE", "function", "cast", "now", "_x",
  ]
  static let texts = [
    "", "x", "it's", "say \"hi\"", "back\\slash", "tab\t", "line\nnext\r", "\u{0}\u{1F}", "é",
    "e\u{301}", "😀 family 👨‍👩‍👧", "%@ %K", "$x", "*?", "[a-z]+", "日本",
  ]

  mutating func predicate(depth: Int) -> PredicateNode {
    guard depth > 0 else { return .constant(random.chance(50)) }
    switch random.below(10) {
    case 0: return .constant(random.chance(50))
    case 1: return .negation(predicate(depth: depth - 1))
    case 2, 3:
      let parts = (0..<(2 + random.below(3))).map { _ in predicate(depth: depth - 1) }
      return .compound(random.chance(50) ? .and : .or, parts)
    default: return .comparison(comparison(depth: depth - 1))
    }
  }

  private mutating func comparison(depth: Int) -> ComparisonNode {
    ComparisonNode(
      expression(depth: depth), random.pick(ComparisonOperator.allCases), expression(depth: depth),
      options: ComparisonOptions(rawValue: random.chance(40) ? UInt8(random.below(16)) : 0),
      modifier: random.pick([.direct, .direct, .any, .all]))
  }

  mutating func expression(depth: Int) -> ExpressionNode {
    guard depth > 0 else { return leaf() }
    let inner = depth - 1
    switch random.below(16) {
    case 0:
      return .path(of: expression(depth: inner), keys: [key(), key()])
    case 1: return .element(expression(depth: inner), index(depth: inner))
    case 2: return .list((0..<random.below(4)).map { _ in expression(depth: inner) })
    case 3, 4:
      let sign = random.pick(ArithmeticOperator.allCases)
      return .arithmetic(sign, expression(depth: inner), expression(depth: inner))
    case 5:
      let sign = random.pick(SetOperator.allCases)
      return .set(sign, expression(depth: inner), expression(depth: inner))
    case 6: return .unary(random.pick(UnaryOperator.allCases), expression(depth: inner))
    case 7: return function(depth: inner)
    case 8: return message(depth: inner)
    case 9: return .cast(expression(depth: inner), to: random.pick(CastType.allCases))
    case 10:
      return .ternary(
        predicate(depth: inner), expression(depth: inner), expression(depth: inner))
    case 11:
      return .subquery(
        expression(depth: inner), variable: random.pick(["x", "y"]), predicate(depth: inner))
    case 12: return .assignment(random.pick(["x", "y"]), expression(depth: inner))
    default: return leaf()
    }
  }

  private mutating func leaf() -> ExpressionNode {
    switch random.below(6) {
    case 0: .evaluatedObject
    case 1: .variable(random.pick(["x", "y", "AND"]))
    case 2, 3: .keyPath(KeyPathNode((0..<(1 + random.below(3))).map { _ in key() }))
    default: .constant(constant())
    }
  }

  private mutating func key() -> String {
    random.pick(Self.keys)
  }

  private mutating func constant() -> FormatValue {
    switch random.below(9) {
    case 0: .null
    case 1: .integer(Int64(random.below(7)) - 3)
    case 2: .integer(Int64(bitPattern: random.next()))
    case 3: .integer(random.pick([.min, .max, 0]))
    case 4: .real(Double(random.below(2000) - 1000) / 8)
    case 5: .real(random.pick([1e300, -2.5e-300, 0.1, .leastNonzeroMagnitude, -0.5]))
    case 6: .date(Double(random.below(2_000_000)) / 64 - 9_000)
    case 7: .data((0..<random.below(5)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    default: .string(random.pick(Self.texts))
    }
  }

  private mutating func index(depth: Int) -> ElementIndex {
    switch random.below(6) {
    case 0: .first
    case 1: .last
    case 2: .size
    default: .at(expression(depth: depth))
    }
  }

  private mutating func function(depth: Int) -> ExpressionNode {
    let name = random.pick(FunctionName.allCases)
    let count = name.argumentCount.lowerBound + (name.argumentCount.contains(2) ? 1 : 0)
    let wanted = name.argumentCount.contains(count) ? count : name.argumentCount.lowerBound
    return .function(name, (0..<wanted).map { _ in expression(depth: depth) })
  }

  private mutating func message(depth: Int) -> ExpressionNode {
    let selector = random.pick(["length", "hasPrefix:", "a:b:"])
    let count = selector.filter { $0 == ":" }.count
    return .message(
      expression(depth: depth), selector: selector,
      (0..<count).map { _ in expression(depth: depth) })
  }
}
