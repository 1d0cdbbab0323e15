import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite("Names of journals")
struct JournalNamesTests {
  @Test func `keep letters and digits, and nothing that leads out of a folder`() {
    #expect(JournalNames().name(for: "-[Tests.A test/../x 1]") == "--Tests-A-test----x-1-")
  }

  @Test func `are each of their own`() {
    let names = JournalNames()
    #expect((1...3).map { _ in names.name(for: "a") } == ["a", "a-2", "a-3"])
  }

  @Test func `are never too long, nor empty`() {
    #expect(JournalNames().name(for: String(repeating: "é", count: 400)).utf8.count == 180)
    #expect(JournalNames().name(for: "") == "test")
  }
}
