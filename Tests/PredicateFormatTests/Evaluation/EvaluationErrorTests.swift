import Foundation
import Testing

@testable import PredicateFormat

/// A subject with two keys.
private struct Button: FormatSubject {
  func formatValue(forKey key: String) -> FormatValue? {
    switch key {
    case "label": "Add"
    case "value": .null
    case "parent": .object(FormatObject(Button(), identity: "parent"))
    default: nil
    }
  }

  var formatKeys: [String] { ["label", "value", "parent"] }
}

private final class Shared: FormatSubject {
  func formatValue(forKey key: String) -> FormatValue? { nil }
}

@Suite struct `Evaluation errors` {
  private func error(
    _ format: String, _ subject: FormatValue = .object(FormatObject(Button()))
  ) throws -> FormatEvaluationError? {
    let predicate = try FormatPredicate(format)
    do throws(FormatEvaluationError) {
      _ = try predicate.evaluate(with: subject)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    FaultRow(
      "lable == 'Add'",
      "this class is not key value coding-compliant for the key lable. Did you mean label?"),
    FaultRow("foo == 1", "this class is not key value coding-compliant for the key foo."),
    FaultRow(
      "parent.lbel == 1",
      "this class is not key value coding-compliant for the key lbel. Did you mean label?"),
    FaultRow(
      "label.lenght == 1",
      "this class is not key value coding-compliant for the key lenght. Did you mean length?"),
    FaultRow("label.@sum == 1", "@sum expects a list, not \"Add\"."),
    FaultRow("label.@count == 1", "@count expects a list, not \"Add\"."),
    FaultRow("1 IN 2", "Can't use in/contains operator with collection 2 (not a collection)"),
    FaultRow("1 CONTAINS 2", "Can't use in/contains operator with collection 1 (not a collection)"),
    FaultRow(
      "1 IN label", "Can't look for value (1) in string (\"Add\"); value is not a string"),
    FaultRow("1 BEGINSWITH 'a'", "BEGINSWITH expects two strings, not 1 and \"a\"."),
    FaultRow("1 LIKE 'a'", "LIKE expects two strings, not 1 and \"a\"."),
    FaultRow(
      "label MATCHES '('", "Can't do regex matching, reason: Can't open pattern (pattern ()"),
    FaultRow(
      "label MATCHES 'a)(b'", "Can't do regex matching, reason: Can't open pattern (pattern a)(b)"),
    FaultRow("label BETWEEN {1}", "BETWEEN expects a list of two bounds, not {1}."),
    FaultRow(
      "ANY label == 1", "The left hand side for an ALL or ANY operator must be a list, not \"Add\"."
    ),
    FaultRow("$x == 1", "Can't get value for 'x' in bindings."),
    FaultRow("value + 1 == 2", "+ expects two numbers, not nil and 1."),
    FaultRow("-label == 2", "- expects a number, not \"Add\"."),
    FaultRow("~1.5 == 2", "~ expects a whole number, not 1.5."),
    FaultRow("1.5 | 1 == 2", "| expects two whole numbers, not 1.5 and 1."),
    FaultRow("1 / 0 == 2", "division by zero"),
    FaultRow("modulus:by:(1, 0) == 2", "division by zero"),
    FaultRow("{1, 2}[2] == 2", "index 2 beyond bounds for a list of 2"),
    FaultRow("{1, 2}[-1] == 2", "index -1 beyond bounds for a list of 2"),
    FaultRow(
      "1[0] == 2", "an index expects a list and a number, or a record and a key, not 1 and 0."),
    FaultRow("sqrt(label) == 2", "sqrt: expects a number, not \"Add\"."),
    FaultRow("sum({'a'}) == 2", "sum: expects values that can be compared or added, not \"a\"."),
    FaultRow("uppercase(1) == 2", "uppercase: expects a string, not 1."),
    FaultRow("now() == 1", "now() reads the variable now, which has no value."),
    FaultRow(
      "FUNCTION(label, 'hasprefx:', 'a') == 1",
      "FUNCTION has no method hasprefx: for this value. Did you mean hasPrefix:?"),
    FaultRow(
      "CAST(label, 'NSDate') == 1", "CAST to NSDate expects a value of another kind, not \"Add\"."),
    FaultRow("SUBQUERY(label, $x, $x == 1).@count == 0", "SUBQUERY expects a list, not \"Add\"."),
    FaultRow("label UNION {1} == {}", "UNION expects a list, not \"Add\"."),
  ])
  func `say what was wrong`(_ row: FaultRow) throws {
    #expect(try error(row.format)?.description == row.message)
  }

  @Test func `stop a runaway regular expression`() throws {
    let text = String(repeating: "a", count: 60)
    #expect(
      try error("SELF MATCHES '(a+)+b'", .string(text))
        == .runawayRegularExpression(pattern: "(a+)+b"))
  }

  @Test func `stop a regular expression after so many reports and not before`() throws {
    let regex = try NSRegularExpression(pattern: "(a+)+b")
    let text = String(repeating: "a", count: 14)
    let ends = { RegexPattern.search(text, for: regex, .anchored, reportLimit: $0).isOver }
    let needed = try #require((1...FormatLimits.regexReportsMaximum).first(where: ends))
    #expect(needed > 1 && !ends(needed - 1))
  }

  @Test func `stop runaway lists and texts`() throws {
    let list = FormatValue.list((0..<1_000).map { .integer($0) })
    #expect(
      try error("SUBQUERY(SELF, $x, ANY SUBQUERY($l, $y, $y > $x) == -1).@count == 1", list)
        == .unboundVariable("l"))
    #expect(
      try error("SUBQUERY(SELF, $x, SUBQUERY(SELF, $y, $x == -1).@count == 1).@count == 1", list)
        == nil)
    let long = FormatValue.list((0..<2_000).map { .integer($0) })
    #expect(
      try error("SUBQUERY(SELF, $x, SUBQUERY(SELF, $y, $x == -1).@count == 1).@count == 1", long)
        == .limitExceeded("2000000 steps"))
    let doubling = Array(repeating: "($x := $x + $x)", count: 40).joined(separator: ", ")
    #expect(
      try error("{($x := 'ab'), \(doubling)} == 1") == .limitExceeded("16777216 bytes of text"))
    let nesting = Array(repeating: "($x := {$x, $x})", count: 40).joined(separator: ", ")
    #expect(
      try error("{($x := 1), \(nesting)} == 1") == .limitExceeded("100000 assigned values"))
    let many = "($x := {" + Array(repeating: "1", count: 50_000).joined(separator: ",") + "})"
    let more = "{" + Array(repeating: "$x", count: 50_000).joined(separator: ",") + "}"
    #expect(try error("{\(many), \(more) UNION {}} == 1") == .limitExceeded("2000000 steps"))
    #expect(
      try error("{\(many), \(more) + 1} == 1")?.description.hasSuffix("1, 1, 1, 1, 1... and 1.")
        == true)
    let pattern = "*" + String(repeating: "a", count: 1_000) + "b"
    let text = FormatValue.string(String(repeating: "a", count: 5_000))
    #expect(try error("SELF LIKE '\(pattern)'", text) == .limitExceeded("2000000 steps"))
  }

  @Test func `hold a text, values and their depth up to the limits`() throws {
    let half = FormatValue.string(String(repeating: "x", count: FormatLimits.textBytesMaximum / 2))
    let tooLong = FormatEvaluationError.limitExceeded("16777216 bytes of text")
    #expect(try error("(SELF + SELF) == 1", half) == nil)
    #expect(try error("((SELF + SELF) + 'x') == 1", half) == tooLong)

    let list = { (count: Int) in FormatValue.list(Array(repeating: .integer(1), count: count)) }
    let tooMany = FormatEvaluationError.limitExceeded("100000 assigned values")
    // The list is a value too.
    let room = FormatLimits.assignedValuesMaximum - 1
    #expect(try error("{($x := SELF), 1} == 1", list(room)) == nil)
    #expect(try error("{($x := SELF), 1} == 1", list(room + 1)) == tooMany)

    let nested = { (depth: Int) in
      (1..<depth).reduce(FormatValue.integer(1)) { inner, _ in .list([inner]) }
    }
    let deepest = FormatLimits.assignedNestingMaximum
    let tooDeep = FormatEvaluationError.limitExceeded("32 levels of assigned values")
    #expect(try error("{($x := SELF), 1} == 1", nested(deepest)) == nil)
    #expect(try error("{($x := SELF), 1} == 1", nested(deepest + 1)) == tooDeep)
  }

  @Test func `count steps up to the limit`() throws {
    var scope = EvaluationScope(subject: .null, variables: [:])
    try scope.charge(FormatLimits.stepsMaximum)
    #expect(throws: FormatEvaluationError.limitExceeded("2000000 steps")) { try scope.charge(1) }
  }

  @Test func `compare subjects by instance or identity`() throws {
    let shared = Shared()
    #expect(FormatObject(shared) == FormatObject(shared))
    #expect(FormatObject(shared) != FormatObject(Shared()))
    #expect(FormatObject(Button()) != FormatObject(Button()))
    #expect(FormatObject(Button(), identity: "a") == FormatObject(Button(), identity: "a"))
    #expect(FormatObject(Button(), identity: "a") != FormatObject(Button()))
    #expect(try FormatPredicate("parent == parent").evaluate(with: .object(FormatObject(Button()))))
  }
}
