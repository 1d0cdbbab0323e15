import PredicateFormat
import Testing

/// An expression and its value.
struct ValueRow: Sendable, CustomStringConvertible {
  let format: String
  let value: FormatValue
  let subject: FormatValue

  init(_ format: String, _ value: FormatValue, _ subject: FormatValue = .null) {
    self.format = format
    self.value = value
    self.subject = subject
  }

  var description: String { format }
}

@Suite struct `Expressions` {
  @Test(arguments: [
    ValueRow("1 + 1", 2),
    ValueRow("4 + 5 - 2**3", 1),
    ValueRow("(3 + 4) * 5", 35),
    ValueRow("2.1 + 2", 4.1),
    ValueRow("7 / 2", 3),
    ValueRow("7 / 2.0", 3.5),
    ValueRow("1.0 / 0", .real(.infinity)),
    ValueRow("2 ** 10", 1024),
    ValueRow("2 ** -1", 0.5),
    ValueRow("2 ** 64", 18_446_744_073_709_551_616.0),
    ValueRow("9223372036854775807 + 1", 9_223_372_036_854_775_808.0),
    ValueRow("-9223372036854775808 / -1", 9_223_372_036_854_775_808.0),
    ValueRow("-(-9223372036854775808)", 9_223_372_036_854_775_808.0),
    ValueRow("10 - 3 - 2", 5),
    ValueRow("-SELF", -3, 3),
    ValueRow("1 << 3", 8),
    ValueRow("8 >> 2", 2),
    ValueRow("1 << 64", 0),
    ValueRow("1 << -1", 0),
    ValueRow("6 & 3", 2),
    ValueRow("6 | 1", 7),
    ValueRow("6 ^ 3", 5),
    ValueRow("~0", -1),
    ValueRow("TRUE + TRUE", 2),
    ValueRow("first + ' ' + last", "Ada Lovelace", ["first": "Ada", "last": "Lovelace"]),
    ValueRow("'Item ' + 3", "Item 3"),
    ValueRow("1.5 + 'x'", "1.5x"),
    ValueRow("{1, 2} + {2}", [1, 2, 2]),
    ValueRow("rows + {'b'}", ["a", "b"], ["rows": ["a"]]),
    ValueRow("rows UNION {'a'}", ["a"], ["rows": ["a"]]),
    ValueRow("modulus:by:(7, 3)", 1),
    ValueRow("modulus:by:(-9223372036854775808, -1)", 0),
    ValueRow("modulus:by:(7.5, 2)", 1.5),
  ])
  func `calculate`(_ row: ValueRow) throws {
    #expect(try FormatExpression(row.format).evaluate(with: row.subject) == row.value)
  }

  @Test(arguments: [
    ValueRow("sum({1, 2, 3})", 6),
    ValueRow("sum:(1, 2)", 3),
    ValueRow("sum({})", 0),
    ValueRow("sum({1, nil, 2.5})", 3.5),
    ValueRow("count({1, 2})", 2),
    ValueRow("average({1, 2})", 1.5),
    ValueRow("average({})", nil),
    ValueRow("min({3, 1.5, 2})", 1.5),
    ValueRow("max({'a', 'c', 'b'})", "c"),
    ValueRow("median({1, 2, 2, 3, 4, 7, 9})", 3.0),
    ValueRow("median({4, 1, 3, 2})", 2.5),
    ValueRow("mode({1, 2, 2, 3, 3})", [2, 3]),
    ValueRow("stddev({2, 4, 4, 4, 5, 5, 7, 9})", 2.0),
    ValueRow("sqrt(16)", 4.0),
    ValueRow("log(1000)", 3.0),
    ValueRow("ln(1)", 0.0),
    ValueRow("exp(0)", 1.0),
    ValueRow("ceiling(1.2)", 2.0),
    ValueRow("floor(-1.2)", -2.0),
    ValueRow("trunc(-1.8)", -1.0),
    ValueRow("trunc(5)", 5),
    ValueRow("abs(-5)", 5),
    ValueRow("abs(-5.5)", 5.5),
    ValueRow("uppercase('abc')", "ABC"),
    ValueRow("lowercase('ABC')", "abc"),
    ValueRow("length('abc')", 3),
    ValueRow("length('😀')", 2),
    ValueRow("noindex(3)", 3),
    ValueRow("CAST('12', 'NSNumber')", 12),
    ValueRow("CAST('1.5kg', 'NSNumber')", 1.5),
    ValueRow("CAST(12, 'NSString')", "12"),
    ValueRow("CAST(CAST(9, 'NSDate'), 'NSNumber')", 9.0),
    ValueRow("CAST(nil, 'NSDate')", nil),
    ValueRow("CAST(SELF, 'NSDate')", .date(2.5), 2.5),
  ])
  func `call functions`(_ row: ValueRow) throws {
    #expect(try FormatExpression(row.format).evaluate(with: row.subject) == row.value)
  }

  @Test(arguments: [
    ValueRow("FUNCTION('a', 'uppercase')", "A"),
    ValueRow("FUNCTION('a', 'uppercaseString')", "A"),
    ValueRow("FUNCTION(a, 'uppercase')", nil, [:]),
    ValueRow("FUNCTION('abc', 'hasPrefix:', 'ab')", true),
    ValueRow("FUNCTION('abc', 'hasSuffix:', 'ab')", false),
    ValueRow("FUNCTION('abc', 'containsString:', 'b')", true),
    ValueRow("FUNCTION('abc', 'stringByAppendingString:', 'd')", "abcd"),
    ValueRow("FUNCTION('abc', 'substringFromIndex:', 1)", "bc"),
    ValueRow("FUNCTION('abc', 'substringToIndex:', 1)", "a"),
    ValueRow("FUNCTION('a,b', 'componentsSeparatedByString:', ',')", ["a", "b"]),
    ValueRow(
      "FUNCTION('a,b', 'stringByReplacingOccurrencesOfString:withString:', ',', '-')", "a-b"),
    ValueRow("FUNCTION({'a', 1}, 'componentsJoinedByString:', '/')", "a/1"),
    ValueRow("FUNCTION({1, 2}, 'objectAtIndex:', 1)", 2),
    ValueRow("FUNCTION({1, 2}, 'containsObject:', 2.0)", true),
    ValueRow("FUNCTION({1, 2}, 'lastObject')", 2),
    ValueRow("FUNCTION({1, 2}, 'count')", 2),
    ValueRow("FUNCTION(SELF, 'valueForKey:', 'a')", 1, ["a": 1]),
    ValueRow("FUNCTION(SELF, 'valueForKeyPath:', 'a.b')", 1, ["a": ["b": 1]]),
    ValueRow("FUNCTION(SELF, 'objectForKey:', 'a')", 1, ["a": 1]),
    ValueRow("FUNCTION(2, 'compare:', 3)", -1),
    ValueRow("'ab cd'.capitalizedString", "Ab Cd"),
    ValueRow("'12px'.intValue + '1.5'.doubleValue", 13.5),
    ValueRow("'yes'.boolValue", true),
    ValueRow("3.stringValue", "3"),
    ValueRow("2.9.intValue", 2),
    ValueRow("CAST(0, 'NSDate').timeIntervalSince1970", 978_307_200.0),
  ])
  func `call methods`(_ row: ValueRow) throws {
    #expect(try FormatExpression(row.format).evaluate(with: row.subject) == row.value)
  }

  @Test(arguments: [
    ValueRow("TERNARY(count > 1, 'items', 'item')", "items", ["count": 2]),
    ValueRow("TERNARY(count > 1, 'items', 'item')", "item", ["count": 1]),
    ValueRow("{1, 2} UNION {2.0, 3}", [1, 2, 3]),
    ValueRow("{1, 2, 3} INTERSECT {3, 1}", [1, 3]),
    ValueRow("{1, 2, 3} MINUS {2}", [1, 3]),
    ValueRow("{a, {b}}", [1, [2]], ["a": 1, "b": 2]),
    ValueRow("($x := 2) + $x", 4),
    ValueRow("{4, 5}[1]", 5),
    ValueRow("{}[FIRST]", nil),
    ValueRow("nil", nil),
    ValueRow("TRUE", true),
    ValueRow("SELF", ["a": 1], ["a": 1]),
    ValueRow("a.b", [1, nil, 3], ["a": [["b": 1], [:], ["b": 3]]]),
    ValueRow("a.count", [7], ["a": [["count": 7]]]),
  ])
  func `choose and collect`(_ row: ValueRow) throws {
    #expect(try FormatExpression(row.format).evaluate(with: row.subject) == row.value)
  }

  @Test func `now is what the variable says`() throws {
    let predicate = try FormatPredicate("due < now()")
    #expect(try predicate.evaluate(with: ["due": .date(5)], variables: ["now": .date(6)]))
    #expect(try !predicate.evaluate(with: ["due": .date(5)], variables: ["now": 5]))
  }

  @Test func `variables bind at evaluation or before`() throws {
    let predicate = try FormatPredicate("$a == b")
    #expect(try predicate.evaluate(with: ["b": 1], variables: ["a": 1]))
    #expect(try predicate.substituting(["a": 1]).evaluate(with: ["b": 1]))
  }
}
