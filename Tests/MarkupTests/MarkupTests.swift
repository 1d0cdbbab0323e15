import Markup
import Testing

struct MarkupTests {
  private func text(
    _ layout: Markup.Layout, escaping quotes: String = "\"'", _ write: (inout Markup) -> Void
  ) -> String {
    var markup = Markup(layout, escaping: quotes)
    write(&markup)
    return markup.text
  }

  @Test func `HTML ends a line after a block, and closes every element but void ones`() {
    let page = text(.html) { page in
      page.element("p", [("class", "a"), ("id", nil)]) { line in
        line.element("b", "x")
        line.words(" < y")
        line.element("img", [("src", "z")])
      }
      page.element("td")
    }
    #expect(page == "<p class=\"a\"><b>x</b> &lt; y<img src=\"z\"></p>\n<td></td>")
  }

  @Test func `XML has a line for each element, indented by its depth`() {
    let file = text(.xml) { file in
      file.element("a") { a in
        a.element("b") { $0.element("c", "x") }
        a.element("d", [("e", "")])
      }
    }
    #expect(file == "<a>\n  <b>\n    <c>x</c>\n  </b>\n  <d e=\"\"/>\n</a>\n")
  }

  @Test func `SVG has a line for each element of an image`() {
    let image = text(.svg) { image in
      image.element("svg") { svg in
        svg.element("circle", [("r", "1")]) { $0.element("title", "x") }
        svg.element("svg") { $0.element("rect") }
      }
    }
    #expect(
      image == """
        <svg>
        <circle r="1"><title>x</title></circle>
        <svg>
        <rect/>
        </svg>
        </svg>

        """)
  }

  @Test func `characters that mean something in markup are escaped`() {
    let words = "a&<>\"'"
    #expect(text(.html) { $0.words(words) } == "a&amp;&lt;&gt;&quot;&#39;")
    var usual = Markup(.html)
    usual.words(words)
    #expect(usual.text == "a&amp;&lt;&gt;&quot;&#39;")
    #expect(text(.xml, escaping: "\"") { $0.words(words) } == "a&amp;&lt;&gt;&quot;'")
    #expect(text(.svg, escaping: "") { $0.words(words) } == "a&amp;&lt;&gt;\"'")
    #expect(
      text(.svg, escaping: "") { $0.element("a", [("b", words)]) }
        == "<a b=\"a&amp;&lt;&gt;&quot;'\"/>\n")
  }

  @Test func `line breaks stay, as numbers where readers of XML would drop them`() {
    #expect(text(.html) { $0.words("a\n\tb") } == "a\n\tb")
    #expect(text(.xml) { $0.words("a\r\n") } == "a&#13;\n")
    #expect(text(.xml) { $0.element("a", [("b", "\n\t")]) } == "<a b=\"&#10;&#9;\"/>\n")
  }

  @Test(arguments: Array("\u{0}\u{1B}\u{7F}\u{FFFE}\u{FFFF}\u{1FFFE}".unicodeScalars))
  func `characters that XML forbids are replaced`(scalar: Unicode.Scalar) {
    #expect(text(.svg) { $0.words("é\(scalar)") } == "é\u{FFFD}")
  }

  @Test func `other characters stay`() {
    let words = "é ｆ 😀 e\u{301} \u{10FFFD}"
    #expect(text(.html) { $0.words(words) } == words)
  }
}
