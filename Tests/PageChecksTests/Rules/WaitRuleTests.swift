import Testing

@testable import PageChecks

@Suite struct WaitRuleTests {
  @Test(
    arguments: [
      "_ = XCTWaiter.wait(for: [XCTestExpectation(description: \"a\")], timeout: 3)",
      "wait(for: [expectation(description: \"a\")], timeout: 3)",
      "self.wait(for: [self.expectation(description: \"a\")], timeout: 3)",
      "let a = XCTestExpectation(description: \"a\")\n_ = XCTWaiter().wait(for: [a], timeout: 3)",
      "let a = expectation(description: \"a\")\na.isInverted = true\nwait(for: [a], timeout: 3)",
      "let a = expectation(description: \"a\")\nawait fulfillment(of: [a], timeout: 3)",
    ])
  func `what can only let time pass is told`(text: String) {
    #expect(findings("func testA() {\n\(text)\n}").map(\.smell) == [.wait])
  }

  @Test(
    arguments: [
      "wait(for: [done], timeout: 3)",
      "wait(for: [expectation(for: predicate, evaluatedWith: row)], timeout: 3)",
      "wait(for: [keyValueObservingExpectation(for: a, keyPath: b)], timeout: 3)",
      "let a = expectation(description: \"a\")\nb { a.fulfill() }\nwait(for: [a], timeout: 3)",
      "let a = expectation(description: \"a\")\nb(a)\nwait(for: [a], timeout: 3)",
      "let a = expectation(for: b, evaluatedWith: c)\nwait(for: [a], timeout: 3)",
      "_ = list.waitForExistence(timeout: 3)\nrow.tap()",
    ])
  func `what the test uses is not`(text: String) {
    #expect(!findings("func testA() {\n\(text)\n}").contains { $0.smell == .wait })
  }
}
