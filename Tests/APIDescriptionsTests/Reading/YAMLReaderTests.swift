import LocatedJSON
import Testing

@testable import APIDescriptions

@Suite struct YAMLReaderTests {
  /// A YAML text as JSON without spaces, or its fault.
  private func json(_ text: String) -> String {
    let read = YAMLReader.read(Array(text.utf8))
    guard let node = read.node else {
      let place = JSONSource(Array(text.utf8)).positions(of: [read.fault?.offset ?? 0])[0]
      return "\(place.line):\(place.column): \(read.fault?.message ?? "")"
    }
    return node.compact
  }

  @Test(
    arguments: [
      ("a: 1", #"{"a":1}"#),
      ("a: b\nc: true\nd: null\ne: ~\nf:\n", #"{"a":"b","c":true,"d":null,"e":null,"f":null}"#),
      ("a:\n  b:\n    c: 1\n  d: 2\n", #"{"a":{"b":{"c":1},"d":2}}"#),
      ("a:\n- 1\n- 2\nb: 3", #"{"a":[1,2],"b":3}"#),
      ("a:\n  - 1\n  -\n    - 2\n", #"{"a":[1,[2]]}"#),
      ("- a: 1\n  b: 2\n- c: 3", #"[{"a":1,"b":2},{"c":3}]"#),
      ("- - 1\n  - 2\n- 3", "[[1,2],3]"),
      ("a: {b: 1, c: [x, 'y', \"z\"], d: }", #"{"a":{"b":1,"c":["x","y","z"],"d":null}}"#),
      ("a: [\n  1,\n  2, # two\n]\nb: 1", #"{"a":[1,2],"b":1}"#),
      ("'200': ok\n\"a b\": c", #"{"200":"ok","a b":"c"}"#),
      ("200: ok", #"{"200":"ok"}"#),
      (
        "a: 1.5\nb: -2\nc: 1e3\nd: 0x1F\ne: 1.2.3\nf: 12:30",
        #"{"a":1.5,"b":-2,"c":1000.0,"d":31,"e":"1.2.3","f":"12:30"}"#
      ),
      ("a: '1'\nb: \"true\"", #"{"a":"1","b":"true"}"#),
      ("a: it's # a comment\nb: c#d", #"{"a":"it's","b":"c#d"}"#),
      ("a: http://x.y/z", #"{"a":"http://x.y/z"}"#),
      ("# top\n---\na: 1\n...\n", #"{"a":1}"#),
      ("a: one\n  two\n\n  three\nb: 1", #"{"a":"one two\nthree","b":1}"#),
      ("a: \"one\n  two\"", #"{"a":"one two"}"#),
      (#"a: "t\tn\n\u00e9\x41\"""#, #"{"a":"t\tn\néA\""}"#),
      ("a: 'it''s'", #"{"a":"it's"}"#),
      ("a: |\n  one\n   two\n\n  three\nb: 1", #"{"a":"one\n two\n\nthree\n","b":1}"#),
      ("a: >\n  one\n  two\n\n  three\n", #"{"a":"one two\nthree\n"}"#),
      ("a: |-\n  one\n\nb: 1", #"{"a":"one","b":1}"#),
      ("a: |+\n  one\n\nb: 1", #"{"a":"one\n\n","b":1}"#),
      ("a: 1\r\nb: 2\r\n", #"{"a":1,"b":2}"#),
      ("", "null"),
    ])
  func `a text stands for a value`(text: String, value: String) { #expect(json(text) == value) }

  @Test(
    arguments: [
      ("a: 1\n  b: 2", "2:3: the indentation differs from the lines above"),
      ("a:\n    b: 1\n  c: 2", "3:3: the indentation differs from the lines above"),
      ("a:\n\tb: 1", "2:1: indentation must be spaces, found a tab"),
      ("a: 1\na: 2", #"2:1: the key "a" appears here twice"#),
      ("a: {b: 1, b: 2}", #"1:11: the key "b" appears here twice"#),
      ("a: &x 1", #"1:4: anchors and aliases are not supported; use "$ref""#),
      ("a: *x", #"1:4: anchors and aliases are not supported; use "$ref""#),
      ("a: !!str 1", "1:4: tags are not supported"),
      ("a: b: c", "1:5: a text with a colon and a space needs quotes"),
      ("a: [1, 2", "1:9: expected a comma or the end of the list"),
      ("a: \"b", "1:4: the text has no closing quote"),
      ("a: \"\\q\"", "1:5: unknown escape in a text"),
      ("a: 'b' c", "1:8: expected the end of the line"),
      ("? a\n: b", "1:1: a key must be a text on one line"),
      ("a: 1\n---\nb: 2", "2:1: a description must be a single document"),
      ("a: 1\nb", "2:1: expected a key, followed by a colon"),
      ("a: |x\n  b", "1:5: expected a text that begins on the next line"),
    ])
  func `what is not read is told with its place`(text: String, fault: String) {
    #expect(json(text) == fault)
  }

  @Test func `every value and key has its place`() throws {
    let text = "a:\n  - b: 'c'\n    d: 5\n"
    let root = try #require(YAMLReader.read(Array(text.utf8)).node)
    let item = try #require(root.member("a")?.value)
    guard case .array(let items) = item.kind else { return #expect(Bool(false), "no list") }
    #expect(root.offset == 0)
    #expect(item.offset == 5)
    #expect(items[0].member("b")?.offset == 7)
    #expect(items[0].member("b")?.value.offset == 10)
    #expect(items[0].member("d")?.value.offset == 21)
  }

  @Test func `values nest as deep as those of JSON, and no deeper`() {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(YAMLReader.read(Array(deep(JSONReader.depthLimit - 1).utf8)).fault == nil)
    #expect(
      YAMLReader.read(Array(deep(JSONReader.depthLimit + 1).utf8)).fault?.message
        == "values nest deeper than 160 levels, which is the limit")
    let indented = (0...170).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(
      YAMLReader.read(Array(indented.utf8)).fault?.message
        == "values nest deeper than 160 levels, which is the limit")
  }
}

extension JSONNode {
  /// The value as JSON without spaces.
  var compact: String {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .string(let text): Self.quoted(text)
    case .array(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
    return "\"" + escaped + "\""
  }
}
