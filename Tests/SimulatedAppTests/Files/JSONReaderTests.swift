import SimulatedApp
import Testing

@testable import LocatedJSON

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String) -> JSONNode.Kind? {
    JSONReader.read(Array(text.utf8)).node?.kind
  }

  private func string(_ text: String) -> String? {
    guard
      case .string(let value)? = read("[\(text)]").flatMap({ kind in
        if case .array(let nodes) = kind { nodes.first?.kind } else { nil }
      })
    else { return nil }
    return value
  }

  private func depth(_ count: Int) -> JSONNode? {
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    return JSONReader.read(Array(text.utf8)).node
  }

  @Test(
    "Strings with escapes",
    arguments: [
      (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u65E5""#, "é日"), (#""\ud83d\ude00""#, "😀"), (#""é日😀""#, "é日😀"), (#""""#, ""),
      (#""\u0000""#, "\0"),
    ])
  func strings(_ written: String, _ value: String) { #expect(string(written) == value) }

  @Test(
    "Numbers",
    arguments: [
      ("0", .integer(0)), ("-0", .integer(0)), ("12", .integer(12)), ("-7", .integer(-7)),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .real(9223372036854775808)),
      ("1.0", .real(1)), ("1e3", .real(1000)), ("-2.5E-1", .real(-0.25)), ("1E+2", .real(100)),
    ] as [(String, JSONNode.Kind)])
  func numbers(_ written: String, _ kind: JSONNode.Kind) {
    #expect(read("[\(written)]") == .array([JSONNode(kind, offset: 1)]))
  }

  @Test("Keys keep the order of the file")
  func order() {
    guard case .object(let members)? = read(#"{"b": 1, "a": 2, "c": 3}"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "c"])
    #expect(members.map(\.offset) == [1, 9, 17])
  }

  @Test("A byte order mark is passed over and takes no column")
  func byteOrderMark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{]".utf8)
    let fault = JSONReader.read(bytes).faults[0]
    #expect(fault.offset == 4)
    #expect(JSONSource(bytes).positions(of: [fault.offset]) == [.init(line: 1, column: 2)])
  }

  @Test("Columns count characters, not bytes")
  func columns() {
    let source = JSONSource(Array("é😀👨‍👩‍👧x\r\nyz".utf8))
    let offsets = [0, 2, 6, 24, 27, 28]
    #expect(
      source.positions(of: offsets) == [
        .init(line: 1, column: 1), .init(line: 1, column: 2), .init(line: 1, column: 3),
        .init(line: 1, column: 4), .init(line: 2, column: 1), .init(line: 2, column: 2),
      ])
  }

  @Test("64 levels are read, 65 are not")
  func levels() {
    #expect(depth(160) != nil)
    #expect(depth(161) == nil)
  }

  @Test("A character of a string's value is found in its escaped text")
  func characters() {
    let source = JSONSource(Array(#"  "a\u00e9\n\ud83d\ude00b""#.utf8))
    let offsets = (1...6).map { source.offset(ofCharacter: $0, inStringAt: 2) }
    #expect(offsets == [3, 4, 10, 12, 24, 25])
  }

  @Test(
    "20 faults of one file are told; of more, the last line says where reading stops",
    arguments: ["[%]": "x", #"{"a":0,%}"#: #""a":0"#])
  func manyFaults(_ file: String, _ wrong: String) {
    let limit = JSONReader.faultLimit
    let messages = { (count: Int) in
      let text = file.replacing(
        "%", with: Array(repeating: wrong, count: count).joined(separator: ","))
      return JSONReader.read(Array(text.utf8)).faults.map(\.message)
    }
    let more = "more than 20 faults, which is the limit; the rest of the file is not read"
    #expect(messages(limit).count == limit)
    #expect(!messages(limit).contains(more))
    for count in [limit + 1, limit + 2] {
      #expect(messages(count) == messages(limit) + [more])
    }
  }

  @Test(
    "Written text reads back the same",
    arguments: ["[]", "{}", "[[],{}]", #"{"a":{"b":[1,2.5,"x\ny",null,true]}}"#])
  func rewritten(_ text: String) throws {
    let node = try #require(JSONReader.read(Array(text.utf8)).node)
    let written = JSONWriter.text(node)
    let again = try #require(JSONReader.read(Array(written.utf8)).node)
    #expect(JSONWriter.text(again) == written)
  }
}
