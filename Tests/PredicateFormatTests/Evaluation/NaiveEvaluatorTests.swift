import SeededCases
import Testing

@testable import PredicateFormat

@Suite struct `A second evaluator` {
  static let values: [FormatValue] = [
    nil, true, false, 0, 1, 2, -1, 0.5, 1.0, 2.5, "", "a", "A", "b", "ab", "1",
  ]

  private func leaf(_ random: inout SeededGenerator) -> ExpressionNode {
    random.chance(60)
      ? .keyPath(KeyPathNode([random.pick(["k", "l", "m", "missing"])]))
      : .constant(random.pick(Self.values))
  }

  private func comparison(_ random: inout SeededGenerator) -> ComparisonNode {
    let comparison = random.pick([
      ComparisonOperator.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .between, .isIn,
    ])
    let list = (0..<2).map { _ in random.pick(Self.values) }
    let needsList = comparison == .between || comparison == .isIn
    let modifier = random.pick([ComparisonNode.Modifier.direct, .direct, .any, .all])
    return ComparisonNode(
      modifier == .direct ? leaf(&random) : .keyPath(KeyPathNode([random.pick(["many", "few"])])),
      comparison, needsList ? .constant(.list(list)) : leaf(&random),
      options: random.chance(30) ? .caseInsensitive : [], modifier: modifier)
  }

  private func predicate(_ random: inout SeededGenerator, depth: Int) -> PredicateNode {
    guard depth > 0, random.chance(60) else { return .comparison(comparison(&random)) }
    if random.chance(25) { return .negation(predicate(&random, depth: depth - 1)) }
    let parts = (0..<(2 + random.below(2))).map { _ in predicate(&random, depth: depth - 1) }
    return .compound(random.chance(50) ? .and : .or, parts)
  }

  @Test(arguments: [21, 22, 23])
  func `gives the same verdicts`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in FuzzCount.times(900) {
      var record: [String: FormatValue] = [:]
      for key in ["k", "l", "m"] { record[key] = random.pick(Self.values) }
      record["many"] = .list((0..<3).map { _ in random.pick(Self.values) })
      record["few"] = .list([])
      let tree = predicate(&random, depth: 3)
      let verdict = try FormatPredicate(root: tree).evaluate(with: .record(record))
      let expected = NaiveEvaluator(subject: record).verdict(tree)
      #expect(verdict == expected, "seed \(seed): \(tree.format) for \(record)")
      if verdict != expected { return }
    }
  }
}
