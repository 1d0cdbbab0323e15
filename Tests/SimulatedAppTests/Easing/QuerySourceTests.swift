import AccessibilityTree
import SimulatedApp
import Testing

@Suite("Queries as lines of a test") struct QuerySourceTests {
  @Test func `a name stands in brackets behind the type`() {
    let query = Query().descendants(.staticText).identified(by: "headline")
    #expect(QuerySource(query).text == "app.staticTexts[\"headline\"]")
  }

  @Test func `a place is that of a bound element`() {
    #expect(
      QuerySource(Query().descendants(.cell).index(2)).text == "app.cells.element(boundBy: 2)")
  }

  @Test func `a wait for words quotes them`() {
    let query = Query().descendants(.button).first()
    #expect(
      QuerySource(query).line(waitingTo: .says("a \"b\""), 5)
        == #"XCTAssertTrue(app.buttons.firstMatch.wait(for: \.label, toEqual: "a \"b\"", timeout: 5))"#
    )
  }

  @Test func `a query of several is waited for by its first match`() {
    #expect(
      QuerySource(Query().descendants(.cell)).line(waitingTo: .exists, 5)
        == "XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))")
  }

  @Test func `what the system shows is asked of the system`() {
    let query = Query().descendants(.alert)
    #expect(
      QuerySource(query, of: QuerySource.system).text
        == "XCUIApplication(bundleIdentifier: \"com.apple.springboard\").alerts")
  }
}
