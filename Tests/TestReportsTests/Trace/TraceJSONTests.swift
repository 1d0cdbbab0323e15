import Foundation
import Testing

@testable import TestReports

@Suite("JSON within a page")
struct TraceJSONTests {
  static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "\"'\\", "a\u{2028}b\u{2029}c",
    "\u{0}\u{1}\u{1F}\u{7F}", "\n\t\r", "👩‍👩‍👧‍👦 e\u{301}", "\u{202E}abc\u{202C}", "שלום", "&lt;", "",
  ]

  @Test(arguments: hostile)
  func `keeps every text`(text: String) throws {
    var json = TraceJSON()
    json.list { $0.text(text) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read == [text])
  }

  @Test(arguments: hostile)
  func `holds nothing that ends a script`(text: String) {
    var json = TraceJSON()
    json.text(text)
    let written = String(decoding: json.bytes, as: UTF8.self)
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}", "\n"] {
      #expect(!written.unicodeScalars.contains { $0 == mark.unicodeScalars.first })
    }
  }

  @Test func `puts commas where they belong`() {
    var json = TraceJSON()
    json.object { object in
      object.key("a")
      object.list { $0.numbers([1, -20, 300]) }
      object.key("b")
      object.number(0.5)
      object.key("c")
      object.null()
      object.key("d")
      object.flag(true)
    }
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text == #"{"a":[[1,-20,300]],"b":0.5,"c":null,"d":true}"#)
  }

  @Test func `writes numbers as they are`() {
    var json = TraceJSON()
    json.list { list in
      list.number(Int64.min)
      list.number(Int64.max)
      list.number(12.0)
      list.number(169.5)
      list.number(Double.infinity)
    }
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text == "[-9223372036854775808,9223372036854775807,12,169.5,null]")
  }
}
