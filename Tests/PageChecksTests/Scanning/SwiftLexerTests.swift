import Testing

@testable import PageChecks

@Suite struct SwiftLexerTests {
  private func words(_ text: String) -> [String] {
    let tokens = SwiftTokens(text)
    return tokens.code.indices.map(tokens.text)
  }

  private func strings(_ text: String) -> [String?] {
    SwiftTokens(text).code.compactMap { token -> String?? in
      if case .string(let words) = token.kind { return .some(words) }
      return nil
    }
  }

  @Test func `names, numbers and signs`() {
    #expect(
      words("a.b1(2, 0.5)[`in`]") == ["a", ".", "b1", "(", "2", ",", "0.5", ")", "[", "`in`", "]"])
    #expect(words("1...5") == ["1", ".", ".", ".", "5"])
    #expect(words("#expect(x)") == ["#expect", "(", "x", ")"])
  }

  @Test func `comments are no code, and may stand in each other`() {
    let tokens = SwiftTokens("a // tap()\n/* b /* c */ d */ e")
    #expect(tokens.code.indices.map(tokens.text) == ["a", "e"])
    #expect(tokens.comments.count == 2)
  }

  @Test func `an escape in a string`() {
    #expect(strings(#""a \"b\" \n \u{1F600}""#) == ["a \"b\" \n 😀"])
    #expect(strings(##"#"a \n "b" \#n"#"##) == ["a \\n \"b\" \n"])
  }

  @Test func `what is in an interpolation does not end the string`() {
    #expect(strings(#"f("a \(g("b)")) c"); h("d")"#) == [nil, "d"])
    #expect(words(#""\(a ? "x" : "\(y)")" + z"#).suffix(2) == ["+", "z"])
  }

  @Test func `literals nest so deep, and a deeper one ends with its line`() {
    // The bracket in the innermost literal is text only as long as the literal is one.
    let nested = { (depth: Int) in
      (1..<depth).reduce("\")\"") { inner, _ in "\"\\(\(inner))\"" } + " + z\ny"
    }
    let limit = SwiftLexer.depthLimit
    #expect(words(nested(limit)).suffix(3) == ["+", "z", "y"])
    #expect(words(nested(limit + 1)).suffix(3) != ["+", "z", "y"])
    #expect(words(nested(limit + 1)).last == "y")
  }

  @Test func `a long string has no words, and its code is none`() {
    let text = "let x = \"\"\"\n  app.buttons[\"a\"].tap()\n  \"\"\"\ny"
    #expect(words(text).suffix(1) == ["y"])
    #expect(strings(text) == [nil])
  }

  @Test func `a string without an end ends with its line`() {
    #expect(words("\"a\nb").suffix(1) == ["b"])
  }

  @Test func `a regular expression is told from a division`() {
    #expect(SwiftTokens("x.replacing(/a\"b/, with: y)").code.contains { $0.kind == .regex })
    #expect(!SwiftTokens("a / b / c").code.contains { $0.kind == .regex })
    #expect(words("#/ \" /#.x").suffix(2) == [".", "x"])
  }

  @Test func `places count lines and bytes from 1`() {
    let tokens = SwiftTokens("é a\n  b")
    #expect(tokens.place(of: tokens.code[1].range.lowerBound) == (1, 4))
    #expect(tokens.place(of: tokens.code[2].range.lowerBound) == (2, 3))
  }

  @Test func `a first token of a line`() {
    #expect(SwiftTokens("a b\nc").code.map(\.startsLine) == [true, false, true])
  }

  @Test(
    arguments: [
      "return /a\"b/", "case /a\"b/:", "{ /a\"b/ }", "a = try /a\"b/", "f(a, /[(]\"]/)",
      "let a = /\\/\"/",
      "f(#/a\"b/c/#)", "let a = #/\n  \" # a quote\n/#",
    ])
  func `a regular expression may have quotes`(text: String) {
    let tokens = SwiftTokens(text + "\nbehind")
    #expect(tokens.code.contains { $0.kind == .regex })
    #expect(tokens.code.last.map(tokens.words) == "behind")
  }

  @Test(
    arguments: [
      "a.reduce(1, /) + \"b\" + c / d", "(a) / b / \"c\"", "a[0] / \"b\".count / 2", "f(/, \"a\")",
      "return a / b / \"c\"", "1 / 2 / \"c\"", "#/a \"c\"\n/#",
    ])
  func `a division is none`(text: String) {
    #expect(!SwiftTokens(text).code.contains { $0.kind == .regex })
    #expect(strings(text).count == 1)
  }

  @Test(
    arguments: [
      ##"#"a " b"#"##, ###"##"a "# b"##"###, "#\"\"\"\n \"\"\" a\n\"\"\"#", ##"#"a \(b"#"##,
      ##"#"a \#(f("b"))"#"##, "\"\\(f(/a\"b/))\"", "\"\\(a /* \" ) */ + b)\"",
      "\"\\(f(#\"\\#(g(\"\"\"\n\"\\\"\"\"\n\"\"\"))\"#))\"",
    ])
  func `a literal is one token, whatever is in it`(text: String) {
    #expect(words("a + " + text + " + z") == ["a", "+", text, "+", "z"])
  }
}
