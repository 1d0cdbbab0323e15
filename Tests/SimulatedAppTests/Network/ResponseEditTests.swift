import SimulatedApp
import Testing

@Suite("Editing a response")
struct ResponseEditTests {
  private let text = #"{"items": [{"price": 1, "end": "2020-01-01"}], "a/b": 2}"#

  private func edited(_ edits: ResponseEdit...) throws(ReadFault) -> String {
    var body = EditedBody(Array(text.utf8), now: SessionConfiguration.usualWallClockStart)
    for edit in edits { try body.make(edit) }
    return String(decoding: body.content, as: UTF8.self)
  }

  @Test("by pointers")
  func pointers() throws {
    let edited = try edited(
      .set("/items/0/price", 3), .set("/items/-", "new"), .set("/a~1b", nil),
      .remove("/items/0/end"),
      .set("/c", ["d": true]))

    #expect(edited == #"{"items":[{"price":3},"new"],"a/b":null,"c":{"d":true}}"#)
  }

  @Test("by a regular expression, which leaves the rest as it stands")
  func expressions() throws {
    #expect(
      try edited(.replace(#""price": (\d+)"#, with: #""price": $10"#))
        == text.replacing("\"price\": 1", with: "\"price\": 10"))
  }

  @Test("by dates relative to the present")
  func dates() throws {
    #expect(
      try edited(.date("/items/0/end", "+10d", format: "yyyy-MM-dd"), .remove("/a~1b"))
        == #"{"items":[{"price":1,"end":"2026-01-11"}]}"#)
  }

  @Test(
    "that cannot be made tells why",
    arguments: [
      (
        .set("/items/0/prise/x", 1),
        "the body has no place \"/items/0/prise/x\""
      ),
      (
        .set("/items/00", 1),
        "the body has no place \"/items/00\"; the nearest is \"/items/0\""
      ),
      (.remove("/item"), "the body has no place \"/item\"; the nearest is \"/items\""),
      (.set("price", 1), "expected a JSON pointer such as \"/items/0/price\", found \"price\""),
      (.replace("(", with: ""), "\"(\" is not a regular expression"),
      (.replace("nothing", with: ""), "nothing in the body matches \"nothing\""),
    ] as [(ResponseEdit, String)])
  func faults(_ edit: ResponseEdit, _ message: String) {
    #expect(throws: ReadFault(message: message)) { try edited(edit) }
  }

  @Test("of a body that is no JSON has no places")
  func noJSON() {
    var body = EditedBody(Array("hello".utf8), now: 0)
    #expect(
      throws: ReadFault(message: "the body is not JSON, so it has no place \"/a\"")
    ) { try body.make(.set("/a", 1)) }
  }
}
