import Testing

@testable import TestWriting

@Suite struct SwiftLineTests {
  @Test func whatFitsStays() {
    #expect(SwiftLine.wrapped("app.launch()", indent: 2) == ["  app.launch()"])
  }

  @Test func aWideCallGetsALineForItsArguments() {
    let name = String(repeating: "n", count: 95)

    #expect(
      SwiftLine.wrapped("XCTAssertTrue(\(name).exists)", indent: 2)
        == ["  XCTAssertTrue(", "    \(name).exists)"])
  }

  @Test func aWideListGetsALineForItsItems() {
    let name = String(repeating: "n", count: 95)

    #expect(SwiftLine.wrapped("a = [\(name)]", indent: 0) == ["a = [", "  \(name),", "]"])
  }

  @Test func aCallWithoutArgumentsStays() {
    let line = String(repeating: "n", count: 120) + "()"

    #expect(SwiftLine.wrapped(line, indent: 0) == [line])
  }

  @Test func aCommentGoesOnInTheNextLine() {
    let word = String(repeating: "w", count: 50)

    #expect(
      SwiftLine.comment("\(word)\n\(word)", indent: 1) == [" // \(word)", " // \(word)"])
  }
}
