import Testing

@testable import PredicateFormat

@Suite struct `Round trip` {
  @Test(arguments: [1, 2, 3, 4])
  func `a printed predicate is read back as the same tree`(_ seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    for _ in 0..<2_500 {
      let tree = generator.predicate(depth: 4)
      let text = tree.format
      let again = try FormatPredicate(text)
      guard again.root == tree, again.format == text else {
        Issue.record("seed \(seed): \(text)\nread back as \(again.format)")
        return
      }
    }
  }

  @Test(arguments: [5, 6])
  func `a printed expression is read back as the same tree`(_ seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    for _ in 0..<2_500 {
      let tree = generator.expression(depth: 4)
      let text = tree.format
      let again = try FormatExpression(text)
      guard again.root == tree, again.format == text else {
        Issue.record("seed \(seed): \(text)\nread back as \(again.format)")
        return
      }
    }
  }

  @Test func `truth values print as numbers and mean the same`() throws {
    let written = try FormatPredicate("a == TRUE")
    let printed = try FormatPredicate(written.format)
    #expect(try written.evaluate(with: ["a": true]) == printed.evaluate(with: ["a": true]))
    #expect(try written.evaluate(with: ["a": 1.0]) == printed.evaluate(with: ["a": 1.0]))
  }

  @Test func `the highest tree can be read back`() throws {
    let text = String(repeating: "NOT ", count: FormatLimits.nestingMaximum - 2) + "a == 1"
    let predicate = try FormatPredicate(text)
    #expect(try FormatPredicate(predicate.format) == predicate)
  }
}
