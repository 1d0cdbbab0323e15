import Testing

@testable import ModelDrafting

/// Texts for the regular expressions with which tests check what they read.
@Suite struct PatternExampleTests {
  @Test(arguments: [
    (#"^\d+\.\d+\.\d+( \(\d+\))?$"#, "1.1.1"),
    (#"[0-9]{2}:[0-9]{2}"#, "00:00"),
    (#"(?i)(?:Version|Build) \d+"#, "Version 1"),
    (#"^(?<sum>\$[1-9]\d*)(?=,)$"#, "$1"),
    (#".+%"#, "1%"),
    (#"[^a]\w{2,4}"#, "1aa"),
  ])
  func `a pattern has a short text that it matches`(pattern: String, text: String) throws {
    #expect(PatternExample.text(of: pattern) == text)
  }

  @Test func `each text matches its pattern`() throws {
    for pattern in [#"^\d+(\.\d+){1,2}$"#, #"^[^\s]+@[a-z]+\.com$"#, #"^(a|b)*?-?x$"#] {
      #expect(PatternExample.text(of: pattern).wholeMatch(of: try Regex(pattern)) != nil)
    }
  }

  @Test func `a half pattern is read to its end`() {
    #expect(PatternExample.text(of: #"(a[b\"#) == "ab")
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000),
    String(repeating: "(", count: 12) + "a" + String(repeating: "{90})", count: 12),
    "a{99999999999999999999}",
  ])
  func `a hostile pattern has a text of bounded length`(pattern: String) {
    #expect(PatternExample.text(of: pattern).count <= 1_000)
  }

  @Test(arguments: [
    (##"range(of: #"^\d+\.\d+$"#, options: .regularExpression)"##, ["1.1"]),
    (#"let pattern = "^\\d+ of \\d+$""#, ["1 of 1"]),
    (#"XCTAssertEqual(label, "$3.50 (each)", "of \(name)")"#, ["$3.50 (each)"]),
    (##"print(#"a "word" here"#, "b")"##, [#"a "word" here"#, "b"]),
  ])
  func `a line of Swift has the texts of its patterns`(line: String, texts: [String]) {
    #expect(SourceLiterals.texts(in: line) == texts)
  }
}
