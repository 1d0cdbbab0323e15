import Testing

@testable import PageChecks

@Suite struct IndexRuleTests {
  @Test func `the identifier is named where the app is known`() {
    let text = #"app.tables["ListView"].cells.element(boundBy: 1).tap()"#
    let found = findings(text, app: sampleApp)
    #expect(found.map(\.message) == ["cells number 1 is found by its position"])
    #expect(found.map(\.advice) == ["ask for \"row.second\", its identifier on the screen list"])
    #expect(found.first?.column == 47)
  }

  @Test func `other screens with elements at that place are told of`() {
    let app = KnownApp(
      ["one", "two"].map {
        KnownState(screen: $0, elements: [KnownElement("cells", identifier: "\($0).cell")])
      })
    #expect(
      findings("app.cells.element(boundBy: 0).tap()", app: app).map(\.advice) == [
        #"ask for "one.cell", its identifier on the screen one (and others on other screens)"#
      ])
  }

  @Test func `what has no identifier in the app is not told`() {
    #expect(smells("app.buttons.element(boundBy: 1).tap()", app: sampleApp) == [])
    #expect(smells("app.navigationBars.buttons.element(boundBy: 0)", app: sampleApp) == [])
  }

  @Test func `where the search begins at something unknown an identifier is an example`() {
    #expect(
      findings("list.cells.element(boundBy: 1).tap()", app: sampleApp).map(\.advice) == [
        "ask for its identifier; such elements of the app have one, as \"row.second\" on the "
          + "screen list"
      ])
  }

  @Test func `without an app every written place is told, but that of the back button`() {
    #expect(smells("app.images.element(boundBy: 3)") == ["1:29 index"])
    #expect(smells("app.navigationBars.buttons.element(boundBy: 0).tap()") == [])
  }

  @Test func `a place on the way counts too`() {
    #expect(smells(#"app.cells[2].staticTexts["title"].label"#) == ["1:11 index"])
  }

  @Test func `a place from elsewhere is not told`() {
    #expect(smells("app.cells.element(boundBy: index)") == [])
    #expect(smells("rows[0]") == [])
  }

  @Test func `the list of all elements is a place too`() {
    #expect(smells("app.cells.allElementsBoundByIndex[2].tap()") == ["1:35 index"])
  }

  @Test func `a place among the matches of an identifier or a predicate is not told`() {
    #expect(smells(#"app.cells.matching(identifier: "row").element(boundBy: 0).tap()"#) == [])
    #expect(
      smells("app.cells.matching(identifier: name).element(boundBy: 1)", app: sampleApp) == [])
    #expect(
      smells(#"app.cells.containing(.button, identifier: "a").element(boundBy: 1)"#, app: sampleApp)
        == [])
  }

  @Test func `a place in what the system shows is not told`() {
    #expect(smells("app.tabBars.buttons.element(boundBy: 2).tap()") == [])
    #expect(smells("app.alerts.buttons.element(boundBy: 0).tap()", app: sampleApp) == [])
    #expect(smells("wheel.pickerWheels.element(boundBy: 1)", app: sampleApp) == [])
  }
}
