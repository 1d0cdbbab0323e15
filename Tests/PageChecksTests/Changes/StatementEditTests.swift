import Testing

@testable import PageChecks

@Suite("Changes at a statement") struct StatementEditTests {
  private static let test = """
    final class Tests: XCTestCase {
      func testFeed() {
        let cells = page.app.cells
        page.app.launch()
        XCTAssertEqual(
          app.staticTexts["title"]
            .label, "News")
        if app.buttons["more"].exists {
          cells.element(boundBy: 0).tap()
        } else if app.buttons["less"].exists {
          page.button("Settings").tap()
        }
        XCTAssertTrue(title.waitForExistence(timeout: 5))
        page.wait(for: "title", atMost: 5, or: 5)
      }

      func row() -> XCUIElement { app.cells["row"] }
    }

    """

  /// The lines that a change adds, with their numbers.
  private func added(_ changed: String?) -> [String] {
    let old = Self.test.split(separator: "\n", omittingEmptySubsequences: false)
    let new = (changed ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).insertions.map { change in
      guard case .insert(let offset, let line, _) = change else { return "" }
      return "\(offset + 1):\(line)"
    }
  }

  private func edit(_ line: Int) throws -> StatementEdit {
    try #require(StatementEdit(Self.test, line: line))
  }

  @Test(arguments: [(3, 3), (5, 5), (6, 5), (7, 5), (8, 8), (9, 9), (10, 8), (11, 11)])
  func `code goes before the whole statement of a line`(line: Int, place: Int) throws {
    let indent = [9, 11].contains(place) ? "      " : "    "
    #expect(added(try edit(line).inserting("wait()")) == ["\(place):\(indent)wait()"])
  }

  @Test(arguments: [(3, 4), (6, 8), (8, 13), (9, 10)])
  func `code goes after the whole statement of a line`(line: Int, place: Int) throws {
    let indent = line == 9 ? "      " : "    "
    #expect(added(try edit(line).appending("wait()")) == ["\(place):\(indent)wait()"])
  }

  @Test func `a timeout is replaced where it is the only one`() throws {
    #expect(
      added(try edit(13).replacing(number: "5", by: "10"))
        == ["13:    XCTAssertTrue(title.waitForExistence(timeout: 10))"])
    #expect(
      added(try edit(14).replacing(number: "5", by: "10"))
        == ["14:    page.wait(for: \"title\", atMost: 10, or: 5)"])
    #expect(try edit(13).replacing(number: "6", by: "10") == nil)
  }

  @Test func `the part of a query that differs is replaced`() throws {
    let changed = try edit(9).replacing(
      query: "app.cells.element(boundBy: 0)", by: "app.cells[\"apples\"]")
    #expect(added(changed) == ["9:      cells[\"apples\"].tap()"])
    let named = try edit(11).replacing(
      query: "app.buttons[\"Settings\"]", by: "app.buttons[\"nav.settings\"]")
    #expect(added(named) == ["11:      page.button(\"nav.settings\").tap()"])
    #expect(try edit(3).replacing(query: "app.cells[\"a\"]", by: "app.cells[\"b\"]") == nil)
  }

  @Test func `the words for the app are those of the statement`() throws {
    #expect(try edit(3).app == "page.app")
    #expect(try edit(6).app == "app")
    #expect(try edit(4).receiver(of: "launch") == "page.app")
    #expect(try edit(9).app == nil)
    #expect(try edit(6).names("\"title\""))
  }

  @Test func `a declaration is no statement`() {
    #expect(StatementEdit(Self.test, line: 17) == nil)
    #expect(StatementEdit(Self.test, line: 2) == nil)
    #expect(StatementEdit(Self.test, line: 99) == nil)
  }
}
