import Testing

@testable import TestWriting

@Suite struct SwiftLiteralTests {
  @Test(
    "what would end or change a literal is escaped",
    arguments: [
      ("plain", #""plain""#), ("a \"b\"", #""a \"b\"""#), ("\\(x)", #""\\(x)""#),
      ("two\nlines\r\t", #""two\nlines\r\t""#), ("nul\u{0}", #""nul\u{0}""#),
      ("\u{200F}right", #""\u{200f}right""#), ("é 猫 🙂", #""é 猫 🙂""#),
      ("no\u{A0}break", #""no\u{a0}break""#),
    ])
  func escapes(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }
}
