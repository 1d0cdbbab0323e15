import SeededCases
import Testing

@testable import SuiteAdoption

@Suite struct PropertyListTests {
  @Test func `texts, lists and dictionaries are read, comments are not`() throws {
    let list = try PropertyList(
      parsing: """
        // !$*UTF8*$!
        { a = 1; "b c" = ( x /* the first */, "y \\"z\\"", ); d = { e = f; }; }
        """)
    #expect(
      list
        == .dictionary([
          "a": .text("1"), "b c": .list([.text("x"), .text("y \"z\"")]),
          "d": .dictionary(["e": .text("f")]),
        ]))
  }

  @Test(arguments: [
    ("{ a = 1\n}", "line 2: expected ;"), ("{ a 1; }", "line 1: expected ="),
    ("( a b )", "line 1: expected , or )"), ("{ a = \"b", "line 1: expected the end of a text"),
    ("a b", "line 1: expected the end of the file"), ("", "line 1: expected a text"),
  ])
  func `what is wrong is told with its line`(text: String, words: String) {
    do throws(PropertyListFault) {
      _ = try PropertyList(parsing: text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == words)
    }
  }

  @Test func `values nest up to a limit`() throws {
    let nested = { (count: Int) in
      String(repeating: "(", count: count - 1) + "a" + String(repeating: ")", count: count - 1)
    }
    _ = try PropertyList(parsing: nested(PropertyList.depthLimit))
    #expect(throws: PropertyListFault(line: 1, expected: "at most 64 levels")) {
      try PropertyList(parsing: nested(PropertyList.depthLimit + 1))
    }
  }

  @Test func `a nesting without end is refused`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListFault(line: 1, expected: "at most 64 levels")) {
      try PropertyList(parsing: text)
    }
  }

  /// Texts made of pieces of the language, from a seed.
  @Test func `no text traps`() {
    let pieces = ["{", "}", "(", ")", "=", ";", ",", "\"", "\\", "/*", "*/", "//", "\n", "a", "é"]
    for seed in FuzzCount.times(2_000) {
      var state = seed
      let text = (0..<30).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int((state >> 33) % UInt64(pieces.count))]
      }.joined()
      let first = try? PropertyList(parsing: text)
      #expect(first == (try? PropertyList(parsing: text)), "seed \(seed)")
    }
  }
}
