import Testing

@testable import TestReports

struct TracePageTests {
  @Test func `has the same dark colours for the system's setting and for its own button`() throws {
    let sheet = String(decoding: PackageResources.trace_css, as: UTF8.self)
    let system = try #require(
      sheet.firstMatch(of: /:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/))
    let button = try #require(sheet.firstMatch(of: /:root\[data-theme="dark"\] \{(\s*--[^}]*)\}/))
    let colours = { (text: Substring) in text.split(whereSeparator: \.isWhitespace) }
    #expect(colours(system.1) == colours(button.1))
    #expect(colours(system.1).contains("--paper:"))
  }
}
