import Testing

@testable import CommandLineTool

/// What a prompt remembers, and what it lists.
struct LineReaderTests {
  @Test func `so many earlier lines are kept, and the oldest is forgotten`() {
    var reader = LineReader()
    let limit = LineReader.limit
    for number in 1...limit { reader.keep("\(number)") }
    #expect(reader.earlier == (1...limit).map(String.init))

    reader.keep("one more")
    #expect(reader.earlier == (2...limit).map(String.init) + ["one more"])
  }

  @Test func `a line that says the same again, or nothing, is not kept`() {
    var reader = LineReader()
    for line in ["a", "a", "", "b", "a"] { reader.keep(line) }
    #expect(reader.earlier == ["a", "b", "a"])
  }

  @Test func `so many choices are listed, and the others are counted`() {
    let listed = { (count: Int) in
      LineReader.list((1...count).map(String.init)).split(separator: "\n").map(String.init)
    }
    let limit = LineReader.choiceLimit
    let all = (1...limit).map(String.init)
    #expect(listed(limit) == all)
    #expect(listed(limit + 1) == all + ["... and 1 more"])
  }
}
