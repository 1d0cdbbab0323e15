import Testing

@testable import TestHost

@Suite("What a test does with the result of a wait") struct WaitUseTests {
  private func isJudged(_ text: String, at line: Int = 1) -> Bool {
    WaitUse(at: line, in: text.split(separator: "\n", omittingEmptySubsequences: false)).isJudged
  }

  @Test(
    arguments: [
      "#expect(!row.waitForExistence(timeout: 2))",
      "XCTAssertFalse(row.waitForExistence(timeout: 2))",
      "let isThere = row.waitForExistence(timeout: 2)\nXCTAssertFalse(isThere)",
      "let isThere = row.waitForExistence(timeout: 2)\nlog(isThere)\n#expect(!isThere)",
      "var found: Bool = row.waitForExistence(timeout: 2)\nXCTAssert(!found)",
    ])
  func `an assertion judges it`(text: String) { #expect(isJudged(text)) }

  @Test(
    arguments: [
      "_ = row.waitForExistence(timeout: 2)", "row.waitForExistence(timeout: 2)",
      "if row.waitForExistence(timeout: 2) { row.tap() }",
      "let isThere = row.waitForExistence(timeout: 2)\nprint(isThere)",
      "let isThere = row.waitForExistence(timeout: 2)\nXCTAssertTrue(title.exists)",
    ])
  func `nothing judges it`(text: String) { #expect(!isJudged(text)) }

  @Test func `an assertion that begins above judges it`() {
    #expect(isJudged("XCTAssertFalse(\n  row\n    .waitForExistence(timeout: 2))", at: 3))
  }

  @Test func `a line that the source does not have is not judged`() {
    #expect(!isJudged("XCTAssertFalse(a)", at: 7))
  }
}
