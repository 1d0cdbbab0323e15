import Testing

@testable import VirtualTime

@Suite struct ReplayTokenErrorTests {
  private static let digits = "0 to 9 or a to z without i, l, o, u"

  /// Malformed texts, and the message about each after the quoted text.
  static let rows: [(text: String, words: String)] = [
    ("", "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 1, found the end."),
    ("r", "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 2, found the end."),
    ("rt", "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 3, found the end."),
    ("rt1", "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 4, found the end."),
    (
      "rt3-s1a-b9k4dw",
      "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 3, found \"3\"."
    ),
    (
      "rt2-s1a-b9k4dw",
      "expected one of 18 digits of the app, the test and their settings at column 8, found \"-\"."
    ),
    (
      "rt2-0123456789abcdefghs1a-b9k4dw",
      "expected \"-\" and the tie policy at column 23, found \"s\"."
    ),
    (
      "RT1-s1a-b9k4dw",
      "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 1, found \"R\"."
    ),
    (
      " rt1-s1a-b9k4dw",
      "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 1, found \" \"."
    ),
    ("é", "expected \"rt1-\" or \"rt2-\", as tokens begin, at column 1, found \"é\"."),
    (
      "rt1-",
      "expected \"s\" (ties by sequence) or \"x\" (ties shuffled) at column 5, found the end."
    ),
    (
      "rt1-q1a-b9k4dw",
      "expected \"s\" (ties by sequence) or \"x\" (ties shuffled) at column 5, found \"q\"."
    ),
    (
      "rt1-S1a-b9k4dw",
      "expected \"s\" (ties by sequence) or \"x\" (ties shuffled) at column 5, found \"S\"."
    ),
    ("rt1-s", "expected a digit of the seed (\(digits)) at column 6, found the end."),
    ("rt1-x-b9k4dw", "expected a digit of the seed (\(digits)) at column 6, found \"-\"."),
    ("rt1-su-b9k4dw", "expected a digit of the seed (\(digits)) at column 6, found \"u\"."),
    ("rt1-s01-b9k4dw", "expected no digit after a leading 0 at column 7, found \"1\"."),
    ("rt1-sg0000000000000-b9k4dw", "expected a number below 2^64 at column 6, found \"g\"."),
    ("rt1-szzzzzzzzzzzzz-b9k4dw", "expected a number below 2^64 at column 6, found \"z\"."),
    ("rt1-s1a", "expected \"-\" and the check digits at column 8, found the end."),
    ("rt1-s1a.", "expected \"-\" and the check digits at column 8, found \".\"."),
    ("rt1-s1a é", "expected \"-\" and the check digits at column 8, found \" \"."),
    ("rt1-s1a-", "expected one of six check digits (\(digits)) at column 9, found the end."),
    ("rt1-s1a-b9k", "expected one of six check digits (\(digits)) at column 12, found the end."),
    ("rt1-s1a-b9k4d", "expected one of six check digits (\(digits)) at column 14, found the end."),
    ("rt1-s1a-b9k4d!", "expected one of six check digits (\(digits)) at column 14, found \"!\"."),
    ("rt1-s1a-b9k4dwz", "expected the end of the token at column 15, found \"z\"."),
    (
      "rt1-s1a-b9k4dw",
      "expected the check digits m8m7x6 (others mean a cut or changed token) at column 9, found \"b\"."
    ),
    ("rt1-s0-b9k4dw ", "expected the end of the token at column 14, found \" \"."),
    (
      "rt1-s0-b9k4dx",
      "expected the check digits b9k4dw (others mean a cut or changed token) at column 8, found \"b\"."
    ),
    (
      "rt1-s0--b9k4dw",
      "expected a digit of a choice's number (\(digits)) at column 8, found \"-\"."
    ),
    ("rt1-s0-3-b9k4dw", "expected \".\" and the choice's value at column 9, found \"-\"."),
    (
      "rt1-s0-3.-b9k4dw",
      "expected a digit of the choice's value (\(digits)) at column 10, found \"-\"."
    ),
    ("rt1-s0-3.1.2-b9k4dw", "expected \"-\" and a choice at column 11, found \".\"."),
    (
      "rt1-s0-.1-b9k4dw",
      "expected a digit of a choice's number (\(digits)) at column 8, found \".\"."
    ),
    ("rt1-s0-3.01-b9k4dw", "expected no digit after a leading 0 at column 11, found \"1\"."),
    (
      "rt1-s0-3.1~-b9k4dw",
      "expected the number of zeros left out (\(digits)) at column 12, found \"-\"."
    ),
    (
      "rt1-s0-3.1~l-b9k4dw",
      "expected the number of zeros left out (\(digits)) at column 12, found \"l\"."
    ),
    ("rt1-s0-3.1~z-b9k4dw", "expected a value below 2^64 at column 10, found \"1\"."),
    ("rt1-s0-3.1~d-b9k4dw", "expected a value below 2^64 at column 10, found \"1\"."),
    ("rt1-s0-3.zz~c-b9k4dw", "expected a value below 2^64 at column 10, found \"z\"."),
    ("rt1-s0-3.1~a1-b9k4dw", "expected \"-\" and a choice at column 13, found \"1\"."),
    ("rt1-s0-3.1-0.1-b9k4dw", "expected a choice behind the one before at column 12, found \"0\"."),
    (
      "rt1-s0-100000000.1-b9k4dw",
      "expected a choice's number below 1099511627776 at column 8, found \"1\"."
    ),
    (
      "rt1-s0-zzzzzzzz.1-1.1-b9k4dw",
      "expected a choice's number below 1099511627776 at column 19, found \"1\"."
    ),
    ("rt1-s0-3.gzzzzzzzzzzzzz-b9k4dw", "expected a number below 2^64 at column 10, found \"g\"."),
    (
      "rt1-s0-3.👩‍👩‍👧-b9k4dw",
      "expected a digit of the choice's value (\(digits)) at column 10, found \"👩‍👩‍👧\"."
    ),
    (
      "rt1-s0-3.1-b9k4dw",
      "expected the check digits 1ysbc4 (others mean a cut or changed token) at column 12, found \"b\"."
    ),
  ]

  @Test(arguments: rows.indices) func `says the column and what was expected`(row: Int) {
    let (text, words) = Self.rows[row]
    let error = #expect(throws: ReplayTokenError.self) { try ReplayToken(parsing: text) }
    let shown = text.count > 60 ? text.prefix(57) + "..." : text[...]
    #expect(error?.description == "Unable to read the replay token \"\(shown)\": \(words)")
  }

  @Test func `cuts long texts short`() {
    let text = "rt1-s" + String(repeating: "-", count: 100)
    let error = #expect(throws: ReplayTokenError.self) { try ReplayToken(parsing: text) }
    #expect(
      error?.description.hasPrefix("Unable to read the replay token \"\(text.prefix(57))...")
        == true)
  }

  @Test func `a text has a limit of length`() {
    let limit = ReplayTokenReader.lengthLimit
    let text = "rt1-s0" + String(repeating: "-1.1", count: limit)
    let within = #expect(throws: ReplayTokenError.self) {
      try ReplayToken(parsing: String(text.prefix(limit)))
    }
    #expect(within?.expected == "the check digits, since a token has at most 10000 choices")
    let error = #expect(throws: ReplayTokenError.self) {
      try ReplayToken(parsing: String(text.prefix(limit + 1)))
    }
    #expect(error?.column == limit + 1)
    #expect(error?.expected == "the end, since a token has at most 100000 bytes")
  }

  @Test func `a token has a limit of what number a choice has`() throws {
    let limit = Int(ReplayTokenReader.indexLimit)
    let token = { (index: Int) in
      ReplayToken(seed: 0, overrides: [ChoiceOverride(index: index, value: 1)])
    }
    let last = token(limit - 1)
    #expect(try ReplayToken(parsing: last.description) == last)
    let error = #expect(throws: ReplayTokenError.self) {
      try ReplayToken(parsing: token(limit).description)
    }
    #expect(error?.expected == "a choice's number below \(limit)")
  }

  @Test func `a token has a limit of choices`() throws {
    let limit = ReplayTokenReader.overrideLimit
    let fitting = ReplayToken(
      seed: 0, overrides: (0..<limit).map { ChoiceOverride(index: $0, value: 1) })
    #expect(try ReplayToken(parsing: fitting.description) == fitting)
    let text = "rt1-s0" + String(repeating: "-1.1", count: limit + 1) + "-000000"
    let error = #expect(throws: ReplayTokenError.self) { try ReplayToken(parsing: text) }
    #expect(error?.expected == "the check digits, since a token has at most 10000 choices")
  }
}
