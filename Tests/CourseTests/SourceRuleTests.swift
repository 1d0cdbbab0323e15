import SeededCases
import Testing

@testable import Course

/// What the rules on sources see, and what they pass over.
@Suite struct SourceRuleTests {
  private let source = """
    import XCTest
    // sleep(1)
    struct Page {
      var name: String { app.buttons["sleep"].label }
    }
    final class Exercise01: XCTestCase {
      func testA() {
        /* sleep(2) */
        sleep(3)
        XCTAssertTrue(Page().name == \"\"\"
          sleep
          \"\"\")
      }
    }
    """

  private func words(_ rule: SourceRule) -> [String] {
    rule.breaches(in: source, tests: "Exercise01").map { "\($0.line ?? 0) \($0.words)" }
  }

  @Test func `a name in the code is found with its line, one in a comment or a text is not`() {
    #expect(words(SourceRule(forbidden: ["sleep"])) == ["9 \"sleep\" is here"])
  }

  @Test func `a star stands for the rest of a name`() {
    #expect(words(SourceRule(forbidden: ["XCTAssert*"])) == ["10 \"XCTAssertTrue\" is here"])
  }

  @Test func `a rule for tests passes over pages, and one for pages over tests`() {
    #expect(words(SourceRule(scope: .tests, forbidden: ["buttons"])) == [])
    #expect(words(SourceRule(scope: .pages, forbidden: ["buttons"])).count == 1)
    #expect(words(SourceRule(scope: .pages, forbidden: ["sleep"])) == [])
  }

  @Test func `a name that is needed is missed`() {
    #expect(words(SourceRule(needed: ["Page", "given*"])) == ["0 there is no \"given…\""])
  }

  @Test(
    arguments: [
      ##"let a = #"b " sleep(1)"#"##, "let a = #\"\"\"\n\"\"\" sleep(1)\n\"\"\"#",
      "/* a /* b */ sleep(1) */", "let a = \"\\(f(\"b\")) sleep(1)\"",
      "let a = /\"/\n// sleep(1)\nlet b = \"sleep(1)\"",
    ])
  func `a name in any literal or comment is none`(text: String) {
    let rule = SourceRule(forbidden: ["sleep"])
    #expect(rule.breaches(in: text, tests: "Exercise01") == [])
    #expect(rule.breaches(in: text + "\nsleep(1)", tests: "Exercise01").count == 1)
  }

  @Test(arguments: FuzzCount.times(200).map { $0 + 1 })
  func `any text is read`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    let pieces = [
      "\"", "\"\"\"", "//", "/*", "*/", "{", "}", "\\", "\n", "class ", "Exercise", "é",
    ]
    let text = (0..<40).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return pieces[Int(state >> 33) % pieces.count]
    }.joined()
    let code = SwiftNames(text)
    #expect(code.names.allSatisfy { $0.line <= text.count(where: \.isNewline) + 1 }, "\(seed)")
    _ = code.ranges(ofClassesNamed: "E")
  }
}
