import OutputFiles
import TestRuns
import Testing
import XCTest

@Suite("The words of a skip")
struct XCTSkipWordsTests {
  /// The parts of a skip, which XCTest prints; the last is its place.
  private func parts(_ skip: XCTSkip) -> [String] {
    Mirror(reflecting: skip).children.map { String(reflecting: $0.value) }
  }

  @Test func `are shown without control characters, and nothing else of the skip changes`() {
    let skip = XCTSkip("red \u{1B}[31m")
    let told = skip.told(VisibleText.of)
    #expect(told.message == #"red \u{1B}[31m"#)
    #expect(parts(told)[1] == String(reflecting: #"Test skipped - red \u{1B}[31m"#))
    #expect(parts(told).dropFirst(2) == parts(skip).dropFirst(2))
    #expect(skip.message == "red \u{1B}[31m")
  }

  @Test func `of a skip without a message are XCTest's`() {
    let told = XCTSkip().told { $0 + "!" }
    #expect(told.message == nil)
    #expect(parts(told)[1] == String(reflecting: "Test skipped!"))
  }

  @Test func `are those of the error that a condition throws, too`() throws {
    let thrown = #expect(throws: XCTSkip.self) { try XCTSkipIf(true, "\u{7}") }
    let told = try #require(thrown).told(VisibleText.of)
    #expect(told.message == #"\u{7}"#)
    #expect(parts(told)[1].hasSuffix(#"- \\u{7}""#))
  }
}
