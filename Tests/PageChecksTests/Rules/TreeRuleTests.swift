import Testing

@testable import PageChecks

@Suite struct TreeRuleTests {
  @Test(
    arguments: [
      "app.descendants(matching: .any).element(boundBy: 7).tap()",
      "app.children(matching: .other)[2].tap()",
      "XCUIApplication().children(matching: .other).element(boundBy: 0).tap()",
      "app.children(matching: .window).element(boundBy: 0).children(matching: .other)"
        + ".element(boundBy: 3).tap()",
      "self.app.descendants(matching: .cell).element(boundBy: 1)",
    ])
  func `a place in the tree of the app is told`(text: String) {
    #expect(findings(text, app: sampleApp).map(\.smell) == [.tree])
  }

  @Test(
    arguments: [
      "app.children(matching: .window).element(boundBy: 0)",
      "app.descendants(matching: .any).element(boundBy: index)",
      "app.descendants(matching: .any).matching(identifier: name).element(boundBy: 0)",
      "app.descendants(matching: .any)[name]",
      "table.children(matching: .cell).element(boundBy: 0)",
    ])
  func `windows, matches and variables are not`(text: String) {
    #expect(smells(text, app: sampleApp) == [])
  }
}
