import Testing

@testable import PredicateFormat

@Suite("The layout of arguments")
struct ArgumentLayoutTests {
  @Test func `follows the placeholders outside of quotes`() throws {
    let layout = try ArgumentLayout("%K == '%d' AND a IN {%ld, %f, %s} OR b BEGINSWITH %@ + %d")
    #expect(layout.kinds == [.object, .long, .real, .text, .object, .int])
    #expect(try ArgumentLayout("label == 'x'").kinds.isEmpty)
  }

  @Test func `names a placeholder that is like none`() {
    #expect(throws: FormatError.self) { try ArgumentLayout("a == %y") }
  }
}
