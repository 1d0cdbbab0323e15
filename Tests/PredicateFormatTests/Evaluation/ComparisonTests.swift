import PredicateFormat
import Testing

/// A format, and whether it holds for a subject.
struct VerdictRow: Sendable, CustomStringConvertible {
  let format: String
  let verdict: Bool
  let subject: FormatValue

  init(_ format: String, _ verdict: Bool, _ subject: FormatValue = .null) {
    self.format = format
    self.verdict = verdict
    self.subject = subject
  }

  var description: String { format }

  func check() throws {
    let predicate = try FormatPredicate(format)
    #expect(try predicate.evaluate(with: subject) == verdict)
    #expect(try FormatPredicate(predicate.format).evaluate(with: subject) == verdict)
  }
}

@Suite struct `Comparisons` {
  static let button: FormatValue = [
    "identifier": "Button1", "label": "Add to basket", "exists": true, "count": 3, "ratio": 0.5,
    "value": nil, "tags": ["a", "b"], "frame": ["size": ["width": 10]], "date": .date(100),
  ]

  @Test(arguments: [
    VerdictRow("1 == 1", true),
    VerdictRow("1 = 1.0", true),
    VerdictRow("1 == YES", true),
    VerdictRow("0 == NO", true),
    VerdictRow("2 == YES", false),
    VerdictRow("1.0 == TRUE", true),
    VerdictRow("9007199254740993 == 9007199254740992.0", false),
    VerdictRow("9007199254740993 > 9007199254740992.0", true),
    VerdictRow("9223372036854775807 < 1e300", true),
    VerdictRow("9223372036854775807 > -1e300", true),
    VerdictRow("-1.5 < -1", true),
    VerdictRow("-1 > -1.5", true),
    VerdictRow("2 >= 2", true),
    VerdictRow("2 => 3", false),
    VerdictRow("2 =< 2.5", true),
    VerdictRow("2 <> 3", true),
    VerdictRow("1 == '1'", false),
    VerdictRow("1 != '1'", true),
    VerdictRow("1 < '2'", false),
    VerdictRow("'1' > 0", false),
    VerdictRow("nil == nil", true),
    VerdictRow("nil == 0", false),
    VerdictRow("nil != 0", true),
    VerdictRow("nil < 1", false),
    VerdictRow("nil > 1", false),
    VerdictRow("1 > nil", false),
    VerdictRow("nil <= nil", true),
    VerdictRow("nil == ''", false),
    VerdictRow("{1, 2} == {1.0, 2.0}", true),
    VerdictRow("{1, 2} == {2, 1}", false),
    VerdictRow("{1, {2}} == {1, {YES + 1}}", true),
    VerdictRow("CAST(5, 'NSDate') < CAST(6, 'NSDate')", true),
    VerdictRow("CAST(5, 'NSDate') == 5", false),
  ])
  func `of numbers, nothing and lists`(_ row: VerdictRow) throws { try row.check() }

  @Test(arguments: [
    VerdictRow("identifier == 'Button1'", true, button),
    VerdictRow("identifier == 'button1'", false, button),
    VerdictRow("identifier ==[c] 'bUTTON1'", true, button),
    VerdictRow("identifier !=[c] 'bUTTON1'", false, button),
    VerdictRow("identifier != 'Button2'", true, button),
    VerdictRow("exists == 1", true, button),
    VerdictRow("exists == true", true, button),
    VerdictRow("exists == NO", false, button),
    VerdictRow("value == nil", true, button),
    VerdictRow("missing == nil", true, button),
    VerdictRow("missing.deeper == nil", true, button),
    VerdictRow("frame.size.width == 10", true, button),
    VerdictRow("SELF.frame.size.width > 9.5", true, button),
    VerdictRow("self.count == count", true, button),
    VerdictRow("frame['size'].width == 10", true, button),
    VerdictRow("tags[0] == 'a' AND tags[FIRST] == 'a' AND tags[LAST] == 'b'", true, button),
    VerdictRow("tags[SIZE] == 2 AND tags.@count == 2 AND tags.count == 2", true, button),
    VerdictRow("date == CAST(100, 'NSDate')", true, button),
    VerdictRow("identifier.length == 7", true, button),
    VerdictRow("count == 3", true, button),
    VerdictRow("SELF == 'x'", true, "x"),
    VerdictRow("SELF BETWEEN {1, 5}", true, 5),
    VerdictRow("SELF BETWEEN {1, 5}", true, 1.0),
    VerdictRow("SELF BETWEEN {1, 5}", false, 5.5),
    VerdictRow("SELF BETWEEN {'a', 'c'}", true, "b"),
    VerdictRow("SELF BETWEEN {1, 5}", false, nil),
    VerdictRow("SELF BETWEEN {'a', 'c'}", false, 2),
  ])
  func `of keys`(_ row: VerdictRow) throws { try row.check() }

  @Test(arguments: [
    VerdictRow("'hello' BEGINSWITH 'he'", true),
    VerdictRow("'Hello' BEGINSWITH 'he'", false),
    VerdictRow("'Hello' BEGINSWITH[cd] 'he'", true),
    VerdictRow("'he' BEGINSWITH 'hello'", false),
    VerdictRow("'hello' BEGINSWITH ''", true),
    VerdictRow("'hello' ENDSWITH 'llo'", true),
    VerdictRow("'HELLO' ENDSWITH 'llo'", false),
    VerdictRow("'HELLO' ENDSWITH[c] 'llo'", true),
    VerdictRow("'hello' CONTAINS 'll'", true),
    VerdictRow("'hello' CONTAINS 'LL'", false),
    VerdictRow("'HELLO' CONTAINS[cd] 'll'", true),
    VerdictRow("'aabaabaaa' CONTAINS 'aabaaa'", true),
    VerdictRow("'aabaabaab' CONTAINS 'aabaaa'", false),
    VerdictRow("'caf\\u00e9' CONTAINS 'cafe'", false),
    VerdictRow("'caf\\u00e9' CONTAINS[d] 'cafe'", true),
    VerdictRow("'CAF\\u00c9' ==[cd] 'cafe'", true),
    VerdictRow("'CAF\\u00c9' ==[d] 'cafe'", false),
    VerdictRow("'e\\u0301' ==[d] 'e'", true),
    VerdictRow("'e\\u0301' == '\\u00e9'", false),
    VerdictRow("'e\\u0301' ==[c] '\\u00c9'", true),
    VerdictRow("'e\\u0301' ==[cn] '\\u00c9'", false),
    VerdictRow("'a' IN 'cat'", true),
    VerdictRow("'A' IN[c] 'cat'", true),
    VerdictRow("'dog' IN 'cat'", false),
    VerdictRow("'a' IN {'a', 'b'}", true),
    VerdictRow("'A' IN {'a', 'b'}", false),
    VerdictRow("'A' IN[c] {'a', 'b'}", true),
    VerdictRow("1 IN {1.0, 2}", true),
    VerdictRow("nil IN {1, nil}", true),
    VerdictRow("nil IN {}", false),
    VerdictRow("1 IN nil", false),
    VerdictRow("{1, 2} CONTAINS 2", true),
    VerdictRow("{1, 2} CONTAINS 3", false),
    VerdictRow("nil CONTAINS 'a'", false),
    VerdictRow("nil BEGINSWITH 'a'", false),
    VerdictRow("'a' < 'b'", true),
    VerdictRow("'B' < 'a'", true),
    VerdictRow("'B' <[c] 'a'", false),
    VerdictRow("'a' <= 'a'", true),
    VerdictRow("SELF CONTAINS 2", true, ["k": 2]),
  ])
  func `of texts and collections`(_ row: VerdictRow) throws { try row.check() }

  @Test(arguments: [
    VerdictRow("'hello' LIKE 'hello'", true),
    VerdictRow("'HELLO' LIKE 'hello'", false),
    VerdictRow("'HELLO' LIKE[cd] 'hello'", true),
    VerdictRow("'hello' LIKE 'hel*o'", true),
    VerdictRow("'heo' LIKE 'hel*o'", false),
    VerdictRow("'helllo' LIKE 'hel*o'", true),
    VerdictRow("'helo' LIKE 'hel?o'", false),
    VerdictRow("'hello' LIKE 'hel?o'", true),
    VerdictRow("'helllo' LIKE 'hel?o'", false),
    VerdictRow("'hello' LIKE 'ell'", false),
    VerdictRow("'hello' LIKE '*'", true),
    VerdictRow("'' LIKE '*'", true),
    VerdictRow("'' LIKE '?'", false),
    VerdictRow("'a*c' LIKE 'a\\\\*c'", true),
    VerdictRow("'abc' LIKE 'a\\\\*c'", false),
    VerdictRow("'a\\\\' LIKE 'a\\\\'", true),
    VerdictRow("'a.c' LIKE 'a.c' AND NOT 'abc' LIKE 'a.c'", true),
    VerdictRow("'aXbXc' LIKE 'a*b*c'", true),
    VerdictRow("'abab' LIKE '*ab'", true),
    VerdictRow("'r\\u00e9sum\\u00e9' LIKE[d] 're*me'", true),
    VerdictRow("nil LIKE '*'", false),
    VerdictRow("'hello' MATCHES 'hel{2}o'", true),
    VerdictRow("'heo' MATCHES 'he[l]*o'", true),
    VerdictRow("'hello' MATCHES 'ell'", false),
    VerdictRow("'HELLO' MATCHES[c] 'h.*o'", true),
    VerdictRow("'ab' MATCHES 'a|ab'", true),
    VerdictRow("'a1' MATCHES '\\\\w\\\\d'", true),
    VerdictRow("'caf\\u00e9' MATCHES[d] 'cafe'", true),
    VerdictRow("'a\\nb' MATCHES 'a.b'", false),
    VerdictRow("'a\\nb' MATCHES '(?s)a.b'", true),
    VerdictRow("'ab' MATCHES '\\\\Qab'", true),
    VerdictRow("'' MATCHES ''", true),
    VerdictRow("nil MATCHES '.*'", false),
  ])
  func `of texts with patterns`(_ row: VerdictRow) throws { try row.check() }

  @Test func `reads a pattern from a key too`() throws {
    let row: FormatValue = ["text": "Button 12", "wild": "B*1?", "regex": "[A-z]+ \\d+"]
    #expect(try FormatPredicate("text LIKE wild AND text MATCHES regex").evaluate(with: row))
  }
}
