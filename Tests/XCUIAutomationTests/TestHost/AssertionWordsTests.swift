import TestHost
import Testing

/// What XCTest says on Linux, and what Xcode says instead (behaviour.md E8).
@Suite struct AssertionWordsTests {
  @Test(arguments: [
    ("XCTAssertTrue failed - ", "XCTAssertTrue failed"),
    ("XCTAssertTrue failed - no cart", "XCTAssertTrue failed - no cart"),
    ("failed - ", "failed"),
    ("failed - wrong", "failed - wrong"),
    (
      "XCTAssertEqual failed: (\"600\") is not equal to (\"1000\") - ",
      "XCTAssertEqual failed: (\"600\") is not equal to (\"1000\")"
    ),
    (
      "XCTAssertEqual threw error \"sessionMissing\" - ",
      "XCTAssertEqual failed: threw error \"sessionMissing\""
    ),
    (
      "XCTAssertThrowsError failed: did not throw error - ",
      "XCTAssertThrowsError failed: did not throw an error"
    ),
    (
      "XCTAssertThrowsError failed: did not throw error - none",
      "XCTAssertThrowsError failed: did not throw an error - none"
    ),
    ("Failed to tap \"Buy\" Button: x", "Failed to tap \"Buy\" Button: x"),
  ])
  func `an assertion is told in Xcode's words`(linux: String, xcode: String) {
    #expect(AssertionWords.xcode(linux) == xcode)
  }

  @Test func `a thrown error is told as caught`() {
    enum Fault: Error { case sessionMissing }
    #expect(
      AssertionWords.thrown(Fault.sessionMissing) == "failed: caught error: \"sessionMissing\"")
  }
}
