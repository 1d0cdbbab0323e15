import PredicateFormat
import Testing

@Suite struct `Compounds, quantifiers and subqueries` {
  static let basket: FormatValue = [
    "items": [
      ["name": "pen", "price": 2, "tags": ["blue", "new"]],
      ["name": "ink", "price": 7, "tags": ["black"]],
      ["name": "pad", "price": 4.5, "tags": []],
    ],
    "empty": [], "limit": 5,
  ]

  @Test(arguments: [
    VerdictRow("TRUEPREDICATE", true),
    VerdictRow("FALSEPREDICATE OR TRUEPREDICATE", true),
    VerdictRow("FALSEPREDICATE && TRUEPREDICATE", false),
    VerdictRow("NOT TRUEPREDICATE || TRUEPREDICATE", true),
    VerdictRow("!TRUEPREDICATE", false),
    VerdictRow("1 == 1 AND 2 == 2 AND 3 == 4", false),
    VerdictRow("1 == 2 OR 2 == 3 OR 3 == 3", true),
    VerdictRow("1 == 1 OR 1 == 1 AND 1 == 2", true),
    VerdictRow("(1 == 1 OR 1 == 1) AND 1 == 2", false),
    VerdictRow("NOT 1 == 2 AND 1 == 1", true),
    VerdictRow("NOT (1 == 2 AND 1 == 1)", true),
  ])
  func `joins predicates`(_ row: VerdictRow) throws { try row.check() }

  @Test(arguments: [
    VerdictRow("ANY items.price > 6", true, basket),
    VerdictRow("ANY items.price > 7", false, basket),
    VerdictRow("SOME items.name == 'ink'", true, basket),
    VerdictRow("ALL items.price > 1", true, basket),
    VerdictRow("ALL items.price > 2", false, basket),
    VerdictRow("NONE items.price > 7", true, basket),
    VerdictRow("NONE items.price > 6", false, basket),
    VerdictRow("NOT ANY items.price > 7", true, basket),
    VerdictRow("ANY empty == 1", false, basket),
    VerdictRow("ALL empty == 1", true, basket),
    VerdictRow("ANY missing.x == 1", false, basket),
    VerdictRow("ANY items.name IN {'ink', 'cap'}", true, basket),
    VerdictRow("ANY items.name LIKE[c] 'P*'", true, basket),
    VerdictRow("ANY items.name BETWEEN {'p', 'pb'}", true, basket),
    VerdictRow("ALL items.name MATCHES '[a-z]{3}'", true, basket),
    VerdictRow("ANY items.tags CONTAINS 'new'", true, basket),
    VerdictRow("ANY {1, 2, 3} == 2", true),
  ])
  func `asks one, all or none`(_ row: VerdictRow) throws { try row.check() }

  @Test(arguments: [
    VerdictRow("SUBQUERY(items, $i, $i.price > limit).@count == 1", true, basket),
    VerdictRow("SUBQUERY(items, $i, $i.price > 2 AND $i.price < 5)[0].name == 'pad'", true, basket),
    VerdictRow("SUBQUERY(items, $i, ANY $i.tags == 'blue').name == {'pen'}", true, basket),
    VerdictRow("SUBQUERY(empty, $i, $i == 1)[SIZE] == 0", true, basket),
    VerdictRow("SUBQUERY(missing, $i, $i == 1).@count == 0", true, basket),
    VerdictRow(
      "SUBQUERY(items, $i, SUBQUERY($i.tags, $t, $t BEGINSWITH 'b').@count > 0).@count == 2", true,
      basket),
    VerdictRow("items.@sum.price == 13.5", true, basket),
    VerdictRow("items.@avg.price == 4.5", true, basket),
    VerdictRow("items.@min.price == 2 AND items.@max.price == 7", true, basket),
    VerdictRow("items.@max.name == 'pen'", true, basket),
    VerdictRow("items.@unionOfObjects.name == {'pen', 'ink', 'pad'}", true, basket),
    VerdictRow("items.@distinctUnionOfArrays.tags == {'blue', 'new', 'black'}", true, basket),
    VerdictRow("items.@unionOfArrays.tags == {'blue', 'new', 'black'}", true, basket),
    VerdictRow("{1, 1.0, 2}.@distinctUnionOfObjects.self == {1, 2}", true),
    VerdictRow("empty.@sum.price == 0 AND empty.@max.price == nil", true, basket),
    VerdictRow("@count == 2", true, [1, 2]),
    VerdictRow("items.tags.@count == 3", true, basket),
  ])
  func `looks into lists`(_ row: VerdictRow) throws { try row.check() }

  @Test func `asks a block`() throws {
    let block = FormatBlock(name: "0x1") { value, variables in
      value == 3 && variables["x"] == 4
    }
    let predicate = FormatPredicate(root: .compound(.and, [.block(block), .constant(true)]))
    #expect(predicate.format == "BLOCKPREDICATE(0x1) AND TRUEPREDICATE")
    #expect(try predicate.evaluate(with: 3, variables: ["x": 4]))
    #expect(try !predicate.evaluate(with: 3))
  }

  @Test func `lists the keys it reads from its subject`() throws {
    let predicate = try FormatPredicate("b.c == a AND SUBQUERY(d, $x, $x.e == SELF.f).@count > a")
    #expect(predicate.subjectKeys == ["b", "a", "d", "f"])
  }
}
