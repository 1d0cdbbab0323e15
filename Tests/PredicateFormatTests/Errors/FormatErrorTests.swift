import Testing

@testable import PredicateFormat

/// A malformed format and the message about it after Apple's sentence.
struct FaultRow: Sendable, CustomStringConvertible {
  let format: String
  let message: String

  init(_ format: String, _ message: String) {
    self.format = format
    self.message = message
  }

  var description: String { format }
}

@Suite struct `Format errors` {
  private func error(
    _ format: String, _ arguments: FormatArgument...
  ) -> FormatError? {
    do throws(FormatError) {
      _ = try FormatPredicate(format, arguments: arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    FaultRow(#""#, #"column 1: expected an expression, found the end"#),
    FaultRow(#"   "#, #"column 4: expected an expression, found the end"#),
    FaultRow(#"a"#, #"column 2: expected a comparison operator, found the end"#),
    FaultRow(#"a =="#, #"column 5: expected an expression, found the end"#),
    FaultRow(#"== 1"#, #"column 1: expected an expression, found "==""#),
    FaultRow(#"a == 1 AND"#, #"column 11: expected an expression, found the end"#),
    FaultRow(#"a == 1 OR OR b == 2"#, #"column 11: expected an expression, found "OR""#),
    FaultRow(#"AND a == 1"#, #"column 1: expected an expression, found "AND""#),
    FaultRow(#"a == 1 b == 2"#, #"column 8: expected AND, OR or the end, found "b""#),
    FaultRow(#"a == 1)"#, #"column 7: expected AND, OR or the end, found ")""#),
    FaultRow(#"(a == 1"#, #"column 8: expected AND, OR or ")", found the end"#),
    FaultRow(#"(a = 1 b)"#, #"column 8: expected AND, OR or ")", found "b""#),
    FaultRow(#"(a"#, #"column 3: expected an operator or ")", found the end"#),
    FaultRow(#"(a b"#, #"column 4: expected an operator or ")", found "b""#),
    FaultRow(
      #"a CONATINS 'x'"#,
      #"column 3: expected a comparison operator, found "CONATINS"; did you mean CONTAINS?"#),
    FaultRow(
      #"a BEGINSWIHT 'x'"#,
      #"column 3: expected a comparison operator, found "BEGINSWIHT"; did you mean BEGINSWITH?"#),
    FaultRow(
      #"a LIEK 'x'"#, #"column 3: expected a comparison operator, found "LIEK"; did you mean LIKE?"#
    ),
    FaultRow(
      #"a == 1 ADN b == 2"#,
      #"column 8: expected AND, OR or the end, found "ADN"; did you mean AND?"#),
    FaultRow(
      #"NTO a == 1"#, #"column 5: expected a comparison operator, found "a"; did you mean NOT?"#),
    FaultRow(
      #"AYN a.b == 1"#, #"column 5: expected a comparison operator, found "a"; did you mean ANY?"#),
    FaultRow(#"a = = 1"#, #"column 5: expected an expression, found "=""#),
    FaultRow(#"a == 1 == 2"#, #"column 8: expected AND, OR or the end, found "==""#),
    FaultRow(#"(a == 1) == 2"#, #"column 10: expected AND, OR or the end, found "==""#),
    FaultRow(#"1 + (a == 1) == 2"#, #"column 5: expected an expression, found a predicate"#),
    FaultRow(#"a == (b == 1)"#, #"column 6: expected an expression, found a predicate"#),
    FaultRow(#"-(a == 1) == 2"#, #"column 2: expected an expression, found a predicate"#),
    FaultRow(#"NOT a"#, #"column 6: expected a comparison operator, found the end"#),
    FaultRow(#"ANY a"#, #"column 6: expected a comparison operator, found the end"#),
    FaultRow(#"ANY NOT a == 1"#, #"column 5: expected a comparison, found another predicate"#),
    FaultRow(#"ANY ANY a == 1"#, #"column 5: expected a comparison, found another predicate"#),
    FaultRow(#"a IN {1, 2"#, #"column 11: expected "," or "}", found the end"#),
    FaultRow(#"a IN {1 2}"#, #"column 9: expected "," or "}", found "2""#),
    FaultRow(#"a IN {, 1}"#, #"column 7: expected an expression, found ",""#),
    FaultRow(#"a IN {1,}"#, #"column 9: expected an expression, found "}""#),
    FaultRow(
      #"a == 'abc"#, #"column 10: expected a closing ' for the string at column 6, found the end"#),
    FaultRow(
      #"a == "abc"#, #"column 10: expected a closing " for the string at column 6, found the end"#),
    FaultRow(
      #"a == "x\"#, #"column 9: expected a closing " for the string at column 6, found the end"#),
    FaultRow(
      #"a == '\u12'"#,
      #"column 7: expected four hexadecimal digits of a character after \u, found "\u12""#),
    FaultRow(
      #"a == '\uD83Dx'"#,
      #"column 7: expected four hexadecimal digits of a character after \u, found "\uD83D""#),
    FaultRow(#"a == '\xZ'"#, #"column 9: expected a hexadecimal digit after \x, found "Z""#),
    FaultRow(#"a == 12abc"#, #"column 8: expected the end of the number, found "a""#),
    FaultRow(
      #"a == 0xFG"#, #"column 6: expected a 64-bit number with digits of base 16, found "0xFG""#),
    FaultRow(
      #"a == 0b12"#, #"column 6: expected a 64-bit number with digits of base 2, found "0b12""#),
    FaultRow(
      #"a == 1e999"#, #"column 6: expected a number in the range of a double, found "1e999""#),
    FaultRow(
      #"a == 0x1FFFFFFFFFFFFFFFF"#,
      #"column 6: expected a 64-bit number with digits of base 16, found "0x1FFFFFFFFFFFFFFFF""#),
    FaultRow(#"a == $"#, #"column 7: expected the name of a variable after $, found the end"#),
    FaultRow(#"a == #"#, #"column 7: expected a key after #, found the end"#),
    FaultRow(#"a == @"#, #"column 7: expected the name of an operator after @, found the end"#),
    FaultRow(#"a. == 1"#, #"column 4: expected a key after ".", found "==""#),
    FaultRow(#"a.5 == 1"#, #"column 3: expected a key after ".", found "5""#),
    FaultRow(#".a == 1"#, #"column 1: expected an expression, found ".""#),
    FaultRow(#"a[ == 1"#, #"column 4: expected an expression, found "==""#),
    FaultRow(#"a[1 == 2"#, #"column 5: expected "]", found "==""#),
    FaultRow(#"a[FIRST 1] == 2"#, #"column 9: expected "]", found "1""#),
    FaultRow(#"a ==[x] 'b'"#, #"column 6: expected the options c, d, n or l, found "x""#),
    FaultRow(#"a ==[] 'b'"#, #"column 6: expected the options c, d, n or l, found "]""#),
    FaultRow(#"a ==[c 'b'"#, #"column 8: expected "]", found the string 'b'"#),
    FaultRow(#"a ? b"#, #"column 3: expected a token, found "?""#),
    FaultRow(#"a == `b`"#, #"column 6: expected a token, found "`""#),
    FaultRow(#"a == b;"#, #"column 7: expected a token, found ";""#),
    FaultRow(#"a == é€"#, #"column 7: expected a token, found "€""#),
    FaultRow(#"foo(1) == 2"#, #"column 1: expected the name of a function, found "foo:""#),
    FaultRow(
      #"upercase(a) == 'A'"#,
      #"column 1: expected the name of a function, found "upercase:"; did you mean uppercase:?"#),
    FaultRow(
      #"TERNRAY(TRUE, 1, 2) == 1"#,
      #"column 1: expected the name of a function, found "TERNRAY:"; did you mean TERNARY?"#),
    FaultRow(#"sum() == 1"#, #"column 1: expected 1 argument for sum:, found 0"#),
    FaultRow(#"sqrt(1, 2) == 1"#, #"column 1: expected 1 argument for sqrt:, found 2"#),
    FaultRow(#"now(1) == 2"#, #"column 1: expected 0 arguments for now, found 1"#),
    FaultRow(#"modulus:by:(1) == 2"#, #"column 1: expected 2 arguments for modulus:by:, found 1"#),
    FaultRow(#"modulus:by 1"#, #"column 12: expected "(", found "1""#),
    FaultRow(
      #"random() == 1"#,
      #"column 1: expected an expression with one answer, found random, which is not supported"#),
    FaultRow(#"sum(1 2) == 1"#, #"column 7: expected "," or ")", found "2""#),
    FaultRow(#"CAST(a) == 1"#, #"column 1: expected 2 arguments for CAST, found 1"#),
    FaultRow(
      #"CAST(a, 'NSDte') == 1"#,
      #"column 1: expected the name of a type in quotes, such as "NSDate", found another type; did you mean NSDate?"#
    ),
    FaultRow(
      #"CAST(a, b) == 1"#,
      #"column 1: expected the name of a type in quotes, such as "NSDate", found another type"#),
    FaultRow(#"TERNARY(a, 1, 2) == 1"#, #"column 10: expected a comparison operator, found ",""#),
    FaultRow(#"TERNARY(a == 1, 2) == 1"#, #"column 18: expected ",", found ")""#),
    FaultRow(
      #"SUBQUERY(a, x, $x == 1).@count == 1"#,
      #"column 13: expected a variable such as $x, found "x""#),
    FaultRow(
      #"SUBQUERY(a, $x, $x).@count == 1"#, #"column 19: expected a comparison operator, found ")""#),
    FaultRow(#"SUBQUERY(a, $x) == 1"#, #"column 15: expected ",", found ")""#),
    FaultRow(#"FUNCTION(a) == 1"#, #"column 11: expected ",", found ")""#),
    FaultRow(
      #"FUNCTION(a, b) == 1"#,
      #"column 13: expected a selector in quotes, found another expression"#),
    FaultRow(#"FUNCTION(a, 'b:') == 1"#, #"column 13: expected 1 argument for b:, found 0"#),
    FaultRow(#"FUNCTION(a, 'b', 1) == 1"#, #"column 13: expected 0 arguments for b, found 1"#),
    FaultRow(
      #"FETCH(a, b, NO) == 1"#,
      #"column 1: expected an expression that needs no database, found FETCH, which is not supported"#
    ),
    FaultRow(
      #"like == 1"#,
      #"column 1: expected an expression, found "like"; did you mean #like for a key?"#),
    FaultRow(
      #"a == in"#, #"column 6: expected an expression, found "in"; did you mean #in for a key?"#),
    FaultRow(#"a == %@"#, #"column 6: expected argument 1 for %@, found 0 arguments"#),
    FaultRow(#"%K == 1"#, #"column 1: expected argument 1 for %K, found 0 arguments"#),
    FaultRow(#"a == %z"#, #"column 6: expected a conversion such as %@, %K or %d, found "%z""#),
    FaultRow(#"a == %"#, #"column 6: expected a conversion such as %@, %K or %d, found "%""#),
    FaultRow(#"a == %%"#, #"column 6: expected a conversion such as %@, %K or %d, found "%%""#),
    FaultRow(#"$x := 1"#, #"column 8: expected a comparison operator, found the end"#),
    FaultRow(#"$x :="#, #"column 6: expected an expression, found the end"#),
    FaultRow(#"a == TRUEPREDICATE"#, #"column 6: expected an expression, found a predicate"#),
    FaultRow(#"TRUE"#, #"column 5: expected a comparison operator, found the end"#),
    FaultRow(#"TRUEPREDICATE == 1"#, #"column 15: expected AND, OR or the end, found "==""#),
    FaultRow(
      #"é == 'ü' UND b == 1"#,
      #"column 10: expected AND, OR or the end, found "UND"; did you mean AND?"#),
    FaultRow(#"a BETWEEN"#, #"column 10: expected an expression, found the end"#),
    FaultRow(#"~ == 1"#, #"column 3: expected an expression, found "==""#),
    FaultRow(#"a == 1 && && b == 1"#, #"column 11: expected an expression, found "&&""#),
  ])
  func `say the column, what was expected and what was found`(_ row: FaultRow) {
    let sentence = "Unable to parse the format string \"\(row.format)\": "
    #expect(error(row.format)?.description == sentence + row.message)
  }

  @Test(arguments: [
    ("a == %d", FormatArgument.value("x"), "a whole number as argument 1"),
    ("a == %f", .value("x"), "a finite number as argument 1"),
    ("a == %f", .value(.real(.infinity)), "a finite number as argument 1"),
    ("a == %@", .value(.real(.nan)), "a finite number as argument 1"),
    ("a == %d", .value(1e300), "a whole number as argument 1"),
    ("a == %s", .value(1), "a text as argument 1"),
    ("a == %c", .value("xy"), "one character as argument 1"),
    ("%K == 1", .value(1), "the text of a key path as argument 1"),
    ("%K == 1", .value(""), "the text of a key path as argument 1"),
    ("a == %@ AND b == %@", .value(1), "argument 2 for %@"),
  ])
  func `name the argument that is missing or wrong`(
    _ format: String, _ argument: FormatArgument, _ expected: String
  ) {
    #expect(error(format, argument)?.expected == expected)
    #expect(error(format, argument)?.kind == .argument)
  }

  @Test func `count characters, not bytes`() {
    #expect(error("'👨‍👩‍👧é' == ?")?.column == 9)
  }

  @Test func `hold the limits on length, nesting and key paths`() {
    let room = FormatLimits.formatBytesMaximum - "a == ''".utf8.count
    let long = { (count: Int) in "a == '\(String(repeating: "x", count: count))'" }
    #expect(error(long(room)) == nil)
    #expect(error(long(room + 1))?.kind == .limit)
    #expect(error(String(repeating: "(", count: 5_000))?.kind == .limit)
    #expect(error("a" + String(repeating: ".a", count: 64) + " == 1")?.kind == .limit)
    #expect(error("%K == 1", .value(.string(String(repeating: "a.", count: 64))))?.kind == .limit)
    #expect(error("a" + String(repeating: "+a", count: 64) + " == 1")?.kind == .limit)
  }

  @Test func `read long flat formats`() throws {
    let parts = (0..<20_000).map { "a == \($0)" }.joined(separator: " OR ")
    #expect(try FormatPredicate(parts).evaluate(with: ["a": 19_999]))
    let list = "a IN {" + (0..<50_000).map(String.init).joined(separator: ",") + "}"
    #expect(try FormatPredicate(list).evaluate(with: ["a": 49_999]))
  }

  @Test func `cut a long format short`() {
    let limit = FormatError.shownTextMaximum
    let whole = error(String(repeating: "é", count: limit))?.description ?? ""
    #expect(whole.contains(String(repeating: "é", count: limit) + "\": column \(limit + 1)"))

    let cut = error(String(repeating: "é", count: limit + 1))?.description ?? ""
    #expect(cut.contains(String(repeating: "é", count: limit) + "...\": column \(limit + 2)"))
  }

  @Test func `are equal when they say the same`() {
    #expect(error("a ==") == error("a =="))
    #expect(error("a ==") != error("b =="))
  }

  @Test func `refuse a predicate where an expression is wanted`() {
    #expect(throws: FormatError.self) { try FormatExpression("TRUEPREDICATE") }
    #expect(throws: FormatError.self) { try FormatExpression("1 == 1") }
    #expect(throws: FormatError.self) { try FormatExpression("'A' 'B'") }
  }
}
