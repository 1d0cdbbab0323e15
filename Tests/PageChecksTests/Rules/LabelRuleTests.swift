import Testing

@testable import PageChecks

@Suite struct LabelRuleTests {
  @Test func `an identifier that is a text elsewhere is not told`() {
    let app = KnownApp([
      KnownState(
        screen: "list",
        elements: [
          KnownElement("buttons", identifier: "Edit", label: "Change"),
          KnownElement("buttons", identifier: "other", label: "Edit"),
        ])
    ])
    #expect(smells(#"app.buttons["Edit"].tap()"#, app: app) == [])
  }

  @Test func `the identifier is named where the app is known`() {
    let found = findings(#"app.buttons["Edit"].tap()"#, app: sampleApp)
    #expect(found.map(\.message) == ["\"Edit\" is a text of the screen, not an identifier"])
    #expect(
      found.map(\.advice) == [
        "ask for \"list.edit\", the identifier of the element with this text on the screen list"
      ])
  }

  @Test func `a text without an identifier is not told`() {
    #expect(smells(#"app.buttons["Help"].tap()"#, app: sampleApp) == [])
    #expect(smells(#"app.staticTexts["Edit"].exists"#, app: sampleApp) == [])
  }

  @Test func `an identifier is none`() {
    #expect(smells(#"app.buttons["list.edit"].tap()"#, app: sampleApp) == [])
  }

  @Test func `without an app a key with a blank is told`() {
    #expect(smells(#"app.buttons["Log in"].tap()"#) == ["1:13 label"])
    #expect(smells(#"app.buttons["login"].tap()"#) == [])
    #expect(smells(#"app.launchEnvironment["a b"]"#) == [])
  }

  @Test func `alerts, bars and the system are asked for by their words`() {
    #expect(smells(#"app.alerts["Not saved"].buttons["Try again"].tap()"#) == [])
    #expect(smells(#"app.navigationBars["My cart"].exists"#) == [])
    #expect(smells(#"app.tabBars.buttons["My cart"].tap()"#) == [])
    #expect(smells(#"app.toolbars.buttons["Mark all"].tap()"#) == [])
    #expect(smells(#"springboard.buttons["Allow While Using App"].tap()"#) == [])
  }
}
