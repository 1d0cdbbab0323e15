import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite("Names of journals")
struct JournalNamesTests {
  @Test func `keep letters, digits and underscores, and nothing that leads out of a folder`() {
    #expect(JournalNames().name(for: "-[Tests.A test/../x 1]") == "--Tests-A-test----x-1-")
  }

  @Test func `are each of their own`() {
    let names = JournalNames()
    #expect((1...3).map { _ in names.name(for: "a") } == ["a", "a-2", "a-3"])
  }

  @Test func `of tests that differ by a point and an underscore differ`() {
    #expect(JournalNames.plain("Cart_test.testA") == "Cart_test-testA")
    #expect(JournalNames.plain("Cart.test_testA") == "Cart-test_testA")
  }

  @Test func `are never too long, nor empty, nor cut to the same`() {
    let limit = JournalNames.lengthLimit
    let longest = String(repeating: "a", count: limit)
    #expect(JournalNames.plain(longest) == longest)

    let (one, two) = (JournalNames.plain(longest + "b"), JournalNames.plain(longest + "c"))
    #expect(one.utf8.count == limit)
    #expect(one != two)
    #expect(JournalNames.plain(String(repeating: "é", count: 400)).utf8.count <= limit)
    #expect(JournalNames.plain("") == "test")
  }
}
