import Testing

@testable import AccessibilityTree

@Suite("A word of a few bytes") struct ShortWordTests {
  @Test(arguments: [0, 1, ShortWord.limit])
  func `keeps up to its limit of bytes`(_ count: Int) {
    let word = ShortWord(String(repeating: "x", count: count))
    #expect(word.count == count)
    #expect((0..<32).map { word.bytes[$0] }.count { $0 == UInt8(ascii: "x") } == count)
  }

  @Test func `leaves out what is beyond its limit`() {
    let word = ShortWord(String(repeating: "x", count: ShortWord.limit) + "y")
    #expect(word.count == ShortWord.limit)
  }
}
