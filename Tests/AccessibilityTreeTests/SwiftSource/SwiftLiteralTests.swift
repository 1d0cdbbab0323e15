import AccessibilityTree
import Testing

@Suite struct SwiftLiteralTests {
  @Test(
    "what would end or change a literal is escaped",
    arguments: [
      ("plain", #""plain""#), ("a \"b\"", #""a \"b\"""#), ("\\(x)", #""\\(x)""#),
      ("two\nlines\r\t", #""two\nlines\r\t""#), ("nul\u{0}", #""nul\u{0}""#),
      ("\u{200F}right", #""\u{200f}right""#), ("é 猫 🙂", #""é 猫 🙂""#),
      ("no\u{A0}break", #""no\u{a0}break""#), ("\u{1B}[0m\u{7F}", #""\u{1b}[0m\u{7f}""#),
      ("\u{2028}", #""\u{2028}""#), ("\u{FEFF}\u{E000}", #""\u{feff}\u{e000}""#), ("", #""""#),
      (#"\n"#, #""\\n""#), ("e\u{301}", "\"e\u{301}\""),
    ])
  func escapes(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }
}
