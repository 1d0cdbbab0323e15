import Testing

@testable import PageChecks

@Suite struct UnwaitedRuleTests {
  @Test func `a touch of what another screen has`() {
    let found = findings(
      """
      func testA() {
        app.cells["row.first"].tap()
        app.buttons["details.buy"].tap()
      }
      """, app: sampleApp)
    #expect(found.map(\.smell) == [.unwaited])
    #expect(found.first?.line == 3)
    #expect(
      found.first?.message
        == "\"details.buy\" is not there with \"row.first\" but on the screen details, in its state "
        + "loaded, and nothing waits for it")
  }

  @Test func `a touch of the same screen`() {
    #expect(
      smells(
        "func a() {\napp.buttons[\"list.edit\"].tap()\napp.cells[\"row.first\"].tap()\n}",
        app: sampleApp) == [])
  }

  @Test func `a wait in between, or in the second touch`() {
    let first = "func a() {\napp.cells[\"row.first\"].tap()\n"
    #expect(
      smells(
        first + "buy.waitForAppearance()\napp.buttons[\"details.buy\"].tap()\n}", app: sampleApp)
        == [])
    #expect(
      smells(
        first + "waitForElementAppearance(app.buttons[\"details.buy\"]).tap()\n}", app: sampleApp)
        == [])
  }

  @Test func `a property stands for its element`() {
    let text = """
      struct A {
        var row: XCUIElement { app.cells["row.first"] }
        func b() {
          let buy = app.buttons["details.buy"]
          row.tap()
          buy.tap()
        }
      }
      """
    #expect(smells(text, app: sampleApp) == ["6:9 unwaited"])
  }

  @Test func `without an app a cell, a link or a tab leads on`() {
    #expect(
      smells("func a() {\napp.cells[\"x\"].tap()\napp.buttons[\"y\"].tap()\n}") == ["3:18 unwaited"]
    )
    #expect(smells("func a() {\napp.buttons[\"x\"].tap()\napp.buttons[\"y\"].tap()\n}") == [])
  }

  @Test func `two functions are no sequence`() {
    #expect(
      smells("func a() { app.cells[\"x\"].tap() }\nfunc b() { app.buttons[\"y\"].tap() }") == [])
  }
}
