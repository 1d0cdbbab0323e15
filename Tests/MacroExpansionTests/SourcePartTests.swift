import SeededCases
import Testing

@testable import MacroExpansion

@Suite("Parts of a source") struct SourcePartTests {
  private func parts(of source: String) -> [String] {
    SourcePart.all(of: source[...]).map { String($0.source) }
  }

  @Test(arguments: [
    ("var name = 3", ["var", "name", "=", "3"]),
    ("a // comment {\nb", ["a", "\n", "b"]),
    ("a /* one /* two */ { */ b", ["a", "b"]),
    ("f(x, [1, (2)]) {}", ["f", "(x, [1, (2)])", "{}"]),
    (#""a { \" b" c"#, [#""a { \" b""#, "c"]),
    (#""a \(f(")")) b" c"#, [#""a \(f(")")) b""#, "c"]),
    (##"#"a " \(x) \"# b"##, [##"#"a " \(x) \"#"##, "b"]),
    ("\"\"\"\na \" }\n\"\"\" b", ["\"\"\"\na \" }\n\"\"\"", "b"]),
    ("{ a // }\n } b", ["{ a // }\n }", "b"]),
    ("`class` x", ["`class`", "x"]),
  ]) func `takes a source apart`(source: String, expected: [String]) {
    #expect(parts(of: source) == expected)
  }

  @Test(arguments: ["{", "\"", "\"\\", "\"\\(", "/*", "#\"", "`", "\"\"\"", "(]", ""])
  func `ends with a source that does not`(source: String) {
    #expect(parts(of: source).joined() == source || source.hasPrefix("/*"))
  }

  /// Sources are put together of parts that are known.
  @Test func `finds the parts that a source was made of`() {
    for seed in FuzzCount.times(500) {
      var numbers = SeededNumbers(seed: seed)
      let made = (0..<numbers.below(8)).map { _ in part(3, &numbers) }
      #expect(parts(of: made.joined(separator: " /* ) */ ")) == made, "seed \(seed)")
    }
  }

  private func part(_ depth: Int, _ numbers: inout SeededNumbers) -> String {
    let words = ["var", "a1", "=", ":", "\n", "\"t\"", "\"{\"", "\"\\(a + \"}\")\"", "`in`"]
    guard depth > 0, numbers.below(2) == 0 else { return numbers.one(of: words) }
    let inside = (0..<numbers.below(4)).map { _ in part(depth - 1, &numbers) }
    let (open, close) = numbers.one(of: [("(", ")"), ("[", "]"), ("{", "}")])
    return open + inside.joined(separator: " ") + close
  }
}
