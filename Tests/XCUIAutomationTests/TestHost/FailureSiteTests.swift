import Testing

@testable import XCUIAutomation

@Suite struct FailureSiteTests {
  @Test func `The line that called into the package is found, again and again`() {
    for _ in 0..<3 {
      let site = FailureSite.current()
      #expect(site.file == #filePath)
      #expect(site.line == #line - 2)
    }
  }

  @Test func `A line that is given is kept`() {
    let site = FailureSite.given(file: "f.swift", line: 7)
    #expect(site.file == "f.swift")
    #expect(site.line == 7)
  }
}
