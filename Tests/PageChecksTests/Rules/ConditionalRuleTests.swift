import Testing

@testable import PageChecks

@Suite struct ConditionalRuleTests {
  @Test(
    arguments: [
      "if title.exists { XCTAssertTrue(title.exists) }",
      "if app.buttons[\"a\"].exists { XCTAssert(app.buttons[\"a\"].isHittable) }",
      "if title.exists { XCTAssertTrue(title.exists, \"no title\") }; XCTAssert(other)",
      "if title.waitForExistence(timeout: 5) { #expect(title.exists) }",
    ])
  func `an assertion of its own condition cannot fail`(text: String) {
    let found = findings("func testA() { \(text) }")
    #expect(found.map(\.smell) == [.conditional])
    #expect(found.first?.message == "The assertion cannot fail: it runs only if it is true")
  }

  @Test(
    arguments: [
      "if title.exists { XCTAssertEqual(title.label, \"A\") }",
      "if title.waitForExistence(timeout: 5) { title.tap(); XCTAssertTrue(row.exists) }",
      "guard title.exists else { return }; XCTAssertEqual(title.label, \"A\")",
      "if title.exists { if row.exists { XCTAssertEqual(row.label, \"A\") } }",
    ])
  func `a test that only asserts behind a condition is told`(text: String) {
    #expect(findings("func testA() { \(text) }").contains { $0.smell == .conditional })
  }

  @Test(
    arguments: [
      "if title.exists { XCTAssertTrue(title.exists) } else { XCTFail() }",
      "if !title.exists { XCTFail() }",
      "if title.exists { title.tap() }; XCTAssertTrue(row.exists)",
      "if banner.exists { XCTAssertEqual(banner.label, \"A\") }; XCTAssertTrue(row.exists)",
      "guard title.exists else { return XCTFail() }; XCTAssertEqual(title.label, \"A\")",
      "guard title.exists else { throw XCTSkip() }; XCTAssertEqual(title.label, \"A\")",
      "if isPad { XCTAssertTrue(title.exists) }", "if title.exists { title.tap() }",
      "XCTAssertTrue(title.exists)", "if title.exists, isPad { XCTAssertTrue(title.exists) }",
    ])
  func `what fails without the element is not`(text: String) {
    #expect(!findings("func testA() { \(text) }").contains { $0.smell == .conditional })
  }

  @Test func `the assertion and the condition are named`() {
    let text = """
      func testA() {
        if app.buttons["open"].exists {
          XCTAssertEqual(app.buttons["open"].label, "Open")
        }
      }
      """
    let found = findings(text).first { $0.smell == .conditional }
    #expect(
      found?.headline
        == "T.swift:3:5: The assertion runs only if app.buttons[\"open\"].exists, and "
        + "nothing fails otherwise [conditional]")
  }
}
