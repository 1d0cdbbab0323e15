import SwiftUI
import XCTest

@testable import SwiftUIViews

/// Texts are shown without the marks of Markdown, by the rules of CommonMark.
final class InlineMarkdownTests: XCTestCase {
  private func check(_ texts: [(String, String)], line: UInt = #line) {
    for (source, plain) in texts {
      XCTAssertEqual(InlineMarkdown.plain(source), plain, source, line: line)
    }
  }

  func testEmphasisIsLeftOut() {
    check([
      ("*a* and _b_", "a and b"), ("**a** and __b__", "a and b"), ("***a***", "a"),
      ("*a **b** c*", "a b c"), ("**a *b***", "a b"), ("a*b*c", "abc"), ("~~a~~ b", "a b"),
      ("**a** *b", "a *b"), ("*a **b*", "*a *b"),
    ])
  }

  func testMarksThatEncloseNothingStay() {
    check([
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("* item", "* item"),
      ("a * b*", "a * b*"), ("*required", "*required"), ("~~~a~~~", "~~~a~~~"), ("****", "****"),
      ("**a*", "*a"), ("5 < 6 & 7 > 2", "5 < 6 & 7 > 2"), ("[ ] open", "[ ] open"),
    ])
  }

  func testMarksInsideOfCodeAndEscapedOnesAreNone() {
    check([
      ("`*a*` b", "*a* b"), ("``a`b``", "a`b"), ("` a `", "a"), ("`a", "`a"), (#"\*a\*"#, "*a*"),
      (#"C:\dir"#, #"C:\dir"#), ("&lt;b&gt; &amp; &#65;", "<b> & A"), ("&none;", "&none;"),
    ])
  }

  func testALinkIsItsText() {
    XCTAssertEqual(
      InlineMarkdown.pieces(of: "See [the *shop*](https://a.example/b_(c)) now"),
      [
        .init("See "), .init("the shop", link: "https://a.example/b_(c)"), .init(" now"),
      ])
    check([
      ("[a](b \"c\")", "a"), ("[a] (b)", "[a] (b)"), ("[a](b c)", "[a](b c)"), ("[a]", "[a]"),
      ("![a](b)", "a"), ("[![a](b)](c)", "a"), ("[[a](b)](c)", "[a](c)"),
      ("<https://a.example>", "https://a.example"), ("<a@b.example>", "a@b.example"),
    ])
  }

  func testATextOfMoreRunsThanTheLimitStaysAsItIs() {
    let runs = { String(repeating: "*a* ", count: $0 / 2) }
    XCTAssertEqual(
      InlineMarkdown.plain(runs(InlineMarkdown.runLimit)),
      String(repeating: "a ", count: InlineMarkdown.runLimit / 2))
    let more = runs(InlineMarkdown.runLimit) + "*"
    XCTAssertEqual(InlineMarkdown.plain(more), more)
  }

  func testWhatIsPutIntoATextIsNotMarkdown() {
    let name = "*Ann*"
    let key: LocalizedStringKey = "**\(name)**s _\(1234)_ cups, 100%"
    XCTAssertEqual(Text(key).words, "*Ann*s 1,234 cups, 100%")
    XCTAssertEqual(Text(name), Text(verbatim: "*Ann*"))
    XCTAssertEqual(Text(LocalizedStringKey("50% off *now*")).words, "50% off now")
    XCTAssertEqual(String(localized: "**a**"), "**a**")
  }

  func testAnAttributedTextKeepsLinksAndNoMarks() throws {
    let text = try AttributedString(markdown: "# Title\n\nSee [*a*](https://a.example).\nSoon\n- b")
    XCTAssertEqual(String(text.characters), "TitleSee a. Soonb")
    XCTAssertEqual(text.runs.compactMap(\.link), [URL(string: "https://a.example")])
    let inline = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let kept = try AttributedString(markdown: "# *a*\n\n- b", options: inline)
    XCTAssertEqual(String(kept.characters), "# a\n\n- b")
  }
}
