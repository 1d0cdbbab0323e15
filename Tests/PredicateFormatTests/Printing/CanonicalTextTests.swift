import PredicateFormat
import Testing

/// A format and the text it prints as.
struct CanonicalRow: Sendable, CustomStringConvertible {
  let format: String
  let printed: String
  let arguments: [FormatArgument]

  init(_ format: String, _ printed: String, _ arguments: FormatArgument...) {
    self.format = format
    self.printed = printed
    self.arguments = arguments
  }

  var description: String { format }
}

@Suite struct `Canonical text` {
  @Test(arguments: [
    // Texts seen in Xcode's activity log: behaviour.md A2, A8, E1.
    CanonicalRow("exists == true", "exists == 1"),
    CanonicalRow("exists == 1", "exists == 1"),
    CanonicalRow("exists = NO", "exists == 0"),
    CanonicalRow("%@ IN identifiers", "\"Add\" IN identifiers", .value("Add")),
    CanonicalRow(
      "label BEGINSWITH 'Add ' && label ENDSWITH ' to Water'",
      "label BEGINSWITH \"Add \" AND label ENDSWITH \" to Water\""),
    CanonicalRow(
      "identifier == \"NotificationShortLookView\" || elementType == 7",
      "identifier == \"NotificationShortLookView\" OR elementType == 7"),
    // Texts that public test suites expect of Apple's Foundation.
    CanonicalRow("self like[c] 'prefix*suffix'", "SELF LIKE[c] \"prefix*suffix\""),
    CanonicalRow(
      "SELF like[c] %@*%@", "SELF LIKE[c] \"prefix\" * \"suffix\"", .value("prefix"),
      .value("suffix")),
    CanonicalRow("'%K' like \"%@\"", "\"%K\" LIKE \"%@\""),
    CanonicalRow("%K like %@", "firstName LIKE \"Adam\"", .value("firstName"), .value("Adam")),
    CanonicalRow("FUNCTION(a, 'pow:', 3) = 8", "FUNCTION(a, \"pow:\" , 3) == 8"),
    CanonicalRow("FUNCTION('a', 'uppercase') = 'A'", "FUNCTION(\"a\", \"uppercase\") == \"A\""),
    CanonicalRow("a[size] = 3", "a[SIZE] == 3"),
    CanonicalRow("a[first] = 1", "a[FIRST] == 1"),
    CanonicalRow("a[Last] = 3", "a[LAST] == 3"),
    CanonicalRow("a[1] = 2", "a[1] == 2"),
    CanonicalRow("a.@count = 3", "a.@count == 3"),
    CanonicalRow("a.firstName.length = 3", "a.firstName.length == 3"),
    CanonicalRow("$a = 1", "$a == 1"),
    CanonicalRow(
      "subquery(teamsRaw, $t, $t.keyRaw = 'frc7332').@count > 0",
      "SUBQUERY(teamsRaw, $t, $t.keyRaw == \"frc7332\").@count > 0"),
    CanonicalRow(
      "SUBQUERY(alliancesRaw, $a, ANY $a.teamsRaw.keyRaw IN %@).@count > 0",
      "SUBQUERY(alliancesRaw, $a, ANY $a.teamsRaw.keyRaw IN {\"frc7332\"}).@count > 0",
      .value(["frc7332"])),
    CanonicalRow("not text contains[cd] 'test'", "NOT text CONTAINS[cd] \"test\""),
    CanonicalRow("! (a = 1 or b = 2)", "NOT (a == 1 OR b == 2)"),
    CanonicalRow("extraInt between {1, 3}", "extraInt BETWEEN {1, 3}"),
    CanonicalRow("fleetMembers = {}", "fleetMembers == {}"),
    CanonicalRow("ANY age = 21", "ANY age == 21"),
    CanonicalRow("ALL age = 21", "ALL age == 21"),
    CanonicalRow("text ==[cd] 'a'", "text ==[cd] \"a\""),
    CanonicalRow(
      "birthday = %@", "birthday == CAST(346636800.000000, \"NSDate\")",
      .value(.date(346_636_800))),
  ])
  func `prints as Apple does`(_ row: CanonicalRow) throws {
    #expect(try FormatPredicate(row.format, arguments: row.arguments).format == row.printed)
  }

  @Test(arguments: [
    // Spellings of operators.
    CanonicalRow("a = 1", "a == 1"),
    CanonicalRow("a == 1", "a == 1"),
    CanonicalRow("a != 1", "a != 1"),
    CanonicalRow("a <> 1", "a != 1"),
    CanonicalRow("a =< 1", "a <= 1"),
    CanonicalRow("a <= 1", "a <= 1"),
    CanonicalRow("a => 1", "a >= 1"),
    CanonicalRow("a >= 1", "a >= 1"),
    CanonicalRow("a<1", "a < 1"),
    CanonicalRow("a>1", "a > 1"),
    CanonicalRow("a In b", "a IN b"),
    CanonicalRow("a matches[C] b", "a MATCHES[c] b"),
    CanonicalRow("a like [dc] b", "a LIKE[cd] b"),
    CanonicalRow("a endswith[n] b", "a ENDSWITH[n] b"),
    CanonicalRow("a BEGINSWITH[cdl] b", "a BEGINSWITH[cdl] b"),
    CanonicalRow("SOME a.b = 1", "ANY a.b == 1"),
    CanonicalRow("NONE a.b = 1", "NOT ANY a.b == 1"),
    CanonicalRow("NOT ALL a.b = 1", "NOT ALL a.b == 1"),
    CanonicalRow("ANY (a.b = 1)", "ANY a.b == 1"),
    CanonicalRow("truepredicate", "TRUEPREDICATE"),
    CanonicalRow("FALSEPREDICATE or a = 1", "FALSEPREDICATE OR a == 1"),
    // Grouping.
    CanonicalRow("a=1 and b=2 and c=3", "a == 1 AND b == 2 AND c == 3"),
    CanonicalRow("(a=1 and b=2) and c=3", "(a == 1 AND b == 2) AND c == 3"),
    CanonicalRow("a=1 or b=2 and c=3", "a == 1 OR (b == 2 AND c == 3)"),
    CanonicalRow("a=1 and b=2 or c=3", "(a == 1 AND b == 2) OR c == 3"),
    CanonicalRow("((a=1))", "a == 1"),
    CanonicalRow("not not a=1", "NOT (NOT a == 1)"),
    CanonicalRow("a=1 and not b=2", "a == 1 AND (NOT b == 2)"),
    CanonicalRow("not a=1 and b=2", "(NOT a == 1) AND b == 2"),
    // Literals.
    CanonicalRow("a = nil", "a == nil"),
    CanonicalRow("a = NULL", "a == nil"),
    CanonicalRow("a = YES", "a == 1"),
    CanonicalRow("a = 0x1F", "a == 31"),
    CanonicalRow("a = 0o17", "a == 15"),
    CanonicalRow("a = 0b101", "a == 5"),
    CanonicalRow("a = -5", "a == -5"),
    CanonicalRow("a = 1.5", "a == 1.5"),
    CanonicalRow("a = 2.0", "a == 2.0"),
    CanonicalRow("a = 1e3", "a == 1000.0"),
    CanonicalRow("a = 25E-1", "a == 2.5"),
    CanonicalRow("a = 9223372036854775807", "a == 9223372036854775807"),
    CanonicalRow("a = -9223372036854775808", "a == -9223372036854775808"),
    CanonicalRow("a = 'it\\'s'", "a == \"it's\""),
    CanonicalRow("a = 'say \"hi\"'", "a == \"say \\\"hi\\\"\""),
    CanonicalRow("a = 'tab\\tline\\n'", "a == \"tab\\tline\\n\""),
    CanonicalRow("a = '\\u00e9\\x41\\101'", "a == \"éAA\""),
    CanonicalRow("a = '\\uD83D\\uDE00'", "a == \"😀\""),
    CanonicalRow("a = '\\d'", "a == \"d\""),
    CanonicalRow("a = '\\\\d'", "a == \"\\\\d\""),
    CanonicalRow("a = 'é 日本'", "a == \"é 日本\""),
    CanonicalRow("a IN { 1 , b, 'x' }", "a IN {1, b, \"x\"}"),
    // Key paths.
    CanonicalRow("#size = 1", "#size == 1"),
    CanonicalRow("first = last", "#first == #last"),
    CanonicalRow("a.first = 1", "a.first == 1"),
    CanonicalRow("a.#in = 1", "a.in == 1"),
    CanonicalRow("Self.name = 1", "SELF.name == 1"),
    CanonicalRow("%K = 1", "SELF.name == 1", .value("self.name")),
    CanonicalRow("%K = 1", "#any.b == 1", .value("any.b")),
    CanonicalRow("a.%K = 1", "a.b.c == 1", .value("b.c")),
    CanonicalRow("items.@avg.price > 3", "items.@avg.price > 3"),
    CanonicalRow("@count > 3", "@count > 3"),
    CanonicalRow("größe = 1", "größe == 1"),
    CanonicalRow("a[0].b[i + 1] = 1", "a[0].b[i + 1] == 1"),
    CanonicalRow("(a).b = 1", "a.b == 1"),
    CanonicalRow("{1, 2}.@count = 2", "{1, 2}.@count == 2"),
    // Arguments.
    CanonicalRow("a = %d", "a == 7", .value(7)),
    CanonicalRow("a = %i", "a == 1", .value(true)),
    CanonicalRow("a = %ld", "a == 2", .value(2.9)),
    CanonicalRow("a = %f", "a == 2.5", .value(2.5)),
    CanonicalRow("a = %.2f", "a == 2.0", .value(2)),
    CanonicalRow("a = %llu", "a == 8", .value(8)),
    CanonicalRow("a = %x", "a == 255", .value(255)),
    CanonicalRow("a = %s", "a == \"text\"", .value("text")),
    CanonicalRow("a = %c", "a == \"A\"", .value(65)),
    CanonicalRow("a = %@", "a == nil", .value(nil)),
    CanonicalRow("a = %@", "a == 1", .value(true)),
    CanonicalRow("a = %@", "a == CAST(\"0aff\", \"NSData\")", .value(.data([10, 255]))),
    CanonicalRow("a = %@", "a == {\"b\": 1, \"c\": 2}", .value(["c": 2, "b": 1])),
    CanonicalRow("a = 1", "a == 1", .value("left aside")),
  ])
  func `prints one spelling for many`(_ row: CanonicalRow) throws {
    #expect(try FormatPredicate(row.format, arguments: row.arguments).format == row.printed)
  }

  @Test(arguments: [
    CanonicalRow("1 + 1", "1 + 1"),
    CanonicalRow("a + b * c", "a + b * c"),
    CanonicalRow("(a + b) * c", "(a + b) * c"),
    CanonicalRow("a - (b - c)", "a - (b - c)"),
    CanonicalRow("(a - b) - c", "a - b - c"),
    CanonicalRow("a ** b ** c", "a ** b ** c"),
    CanonicalRow("a ** (b ** c)", "a ** (b ** c)"),
    CanonicalRow("-a ** 2", "-a ** 2"),
    CanonicalRow("-(a ** 2)", "-(a ** 2)"),
    CanonicalRow("-(5)", "-(5)"),
    CanonicalRow("- -5", "--5"),
    CanonicalRow("~a | b & c ^ d << 2 >> 1", "~a | b & c ^ d << 2 >> 1"),
    CanonicalRow("(a | b) & c", "(a | b) & c"),
    CanonicalRow("a union b intersect {1} minus c", "a UNION b INTERSECT {1} MINUS c"),
    CanonicalRow("a UNION (b MINUS c)", "a UNION (b MINUS c)"),
    CanonicalRow("ternary(a = 1, 'x', 'y')", "TERNARY(a == 1, \"x\", \"y\")"),
    CanonicalRow("cast(a, 'NSDate')", "CAST(a, \"NSDate\")"),
    CanonicalRow("castObject:toType:(a, 'NSNumber')", "CAST(a, \"NSNumber\")"),
    CanonicalRow("CAST(5, 'NSDate')", "CAST(5.000000, \"NSDate\")"),
    CanonicalRow("add:to:(a, 1)", "a + 1"),
    CanonicalRow("from:subtract:(a, 1)", "a - 1"),
    CanonicalRow("multiply:by:(a + 1, 2)", "(a + 1) * 2"),
    CanonicalRow("divide:by:(a, 2)", "a / 2"),
    CanonicalRow("raise:toPower:(a, 2)", "a ** 2"),
    CanonicalRow("bitwiseXor:with:(a, 2)", "a ^ 2"),
    CanonicalRow("onesComplement:(a)", "~a"),
    CanonicalRow("objectFrom:withIndex:(a, 2)", "a[2]"),
    CanonicalRow("modulus:by:(a, 2)", "modulus:by:(a, 2)"),
    CanonicalRow("sum(a)", "sum:(a)"),
    CanonicalRow("SUM:(1, 2)", "sum:(1, 2)"),
    CanonicalRow("now()", "now()"),
    CanonicalRow("$x := 1 + 2", "$x := 1 + 2"),
    CanonicalRow("($x := 1) + 2", "($x := 1) + 2"),
    CanonicalRow("'abc'.length", "\"abc\".length"),
    CanonicalRow("FUNCTION(a, 'b')", "FUNCTION(a, \"b\")"),
    CanonicalRow(
      "FUNCTION(a, 'b:c:', 1, d)", "FUNCTION(a, \"b:c:\" , 1, d)"),
  ])
  func `prints expressions`(_ row: CanonicalRow) throws {
    #expect(try FormatExpression(row.format, arguments: row.arguments).format == row.printed)
  }

  @Test func `puts a predicate in place of an argument`() throws {
    let inner = try FormatPredicate("a == 1 OR b == 2")
    let outer = try FormatPredicate("%@ AND c == 3", arguments: [.predicate(inner)])
    #expect(outer.format == "(a == 1 OR b == 2) AND c == 3")
  }

  @Test func `puts an expression in place of an argument`() throws {
    let inner = try FormatExpression("a + 1")
    let outer = try FormatExpression("%@ * 2", arguments: [.expression(inner)])
    #expect(outer.format == "(a + 1) * 2")
  }

  @Test func `puts values in place of variables`() throws {
    let template = try FormatPredicate("$a.b == $c AND SUBQUERY(d, $c, $c == 1).@count > $c")
    #expect(
      template.substituting(["c": "x"]).format
        == "$a.b == \"x\" AND SUBQUERY(d, $c, $c == 1).@count > \"x\"")
  }
}
