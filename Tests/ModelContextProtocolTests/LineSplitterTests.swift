import Testing

@testable import ModelContextProtocol

/// Lines that arrive in pieces.
@Suite struct LineSplitterTests {
  @Test func piecesMakeLines() {
    var splitter = LineSplitter(limit: 10)

    #expect(splitter.take(Array("ab".utf8)) == [])
    #expect(splitter.take(Array("c\n\nde\nf".utf8)) == [line("abc"), line("de")])
    #expect(splitter.finish() == line("f"))
    #expect(splitter.finish() == nil)
  }

  @Test func aLineOverTheLimitIsNotKept() {
    var splitter = LineSplitter(limit: 3)

    #expect(splitter.take(Array("abcd".utf8)) == [])
    #expect(splitter.take(Array("efg\nabc\n".utf8)) == [.tooLong, line("abc")])
  }

  private func line(_ text: String) -> LineSplitter.Line { .line(Array(text.utf8)) }
}
