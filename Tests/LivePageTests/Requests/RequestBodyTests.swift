import Testing

@testable import LivePage

@Suite("The body of a request to the page") struct RequestBodyTests {
  /// An object with a text.
  private static func text(_ count: Int) -> [UInt8] {
    Array("{\"text\": \"\(String(repeating: "é", count: count))\"}".utf8)
  }

  /// Objects inside each other.
  private static func objects(_ count: Int) -> [UInt8] {
    Array((String(repeating: "{\"a\":", count: count - 1) + "{}").utf8)
      + Array(repeating: UInt8(ascii: "}"), count: count - 1)
  }

  @Test func `has a text of a length and none longer`() throws {
    let limit = RequestBody.textLimit
    #expect(try RequestBody(Self.text(limit)).text("text")?.count == limit)
    #expect {
      try RequestBody(Self.text(limit + 1)).text("text")
    } throws: {
      "\($0)".contains("a text of at most \(limit) characters")
    }
  }

  @Test func `has lists of texts, and nothing else in them`() throws {
    #expect(try RequestBody(Array(#"{"a": ["b", "c"]}"#.utf8)).texts("a") == ["b", "c"])
    #expect {
      try RequestBody(Array(#"{"a": ["b", 1]}"#.utf8)).texts("a")
    } throws: {
      "\($0)".contains("\"a\" must be a list of texts, not")
    }
  }

  @Test func `nests to a depth and no deeper`() throws {
    let limit = RequestBody.depthLimit
    #expect(throws: Never.self) { try RequestBody(Self.objects(limit)) }
    #expect {
      try RequestBody(Self.objects(limit + 1))
    } throws: {
      "\($0)".contains("nests at most \(limit) levels")
    }
  }
}
