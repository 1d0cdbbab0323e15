import Testing

@testable import PageChecks

@Suite struct KnownAppTests {
  @Test(
    arguments: [
      ("a.b", "a.b", true), ("a.b", "a.c", false), ("row.{id}", "row.7", true),
      ("row.{id}", "cell.7", false), ("{a}-{b}-x", "1-2-x", true), ("{a}-x", "1-y", false),
      ("{item.id}", "7", false), ("{a}{b}", "7", true),
      ("card-{place}-{sku}-", "card-0-1-lamp-", true),
    ])
  func `a key is held against a pattern`(pattern: String, key: String, fits: Bool) {
    #expect(KnownElement("cells", identifier: pattern).hasIdentifier(key) == fits)
  }

  @Test func `a place is counted below what the path names`() {
    let app = KnownApp([
      KnownState(
        screen: "list",
        elements: [
          KnownElement("cells", identifier: "head"),
          KnownElement(
            "tables", identifier: "list",
            children: [
              KnownElement("cells", identifier: "one"),
              KnownElement("cells", children: [KnownElement("otherElements", identifier: "two")]),
            ]),
        ])
    ])
    let found = { (text: String) -> [String?] in
      let tokens = SwiftTokens(text)
      guard let chain = CallChain(tokens, at: 0) else { return [] }
      return app.elements(at: ElementPath(chain, tokens)).map(\.element.nearestIdentifier)
    }
    #expect(found(#"app.tables["list"].cells.element(boundBy: 1)"#) == ["two"])
    #expect(found("app.cells.element(boundBy: 0)") == ["head"])
    #expect(found(#"app.tables["other"].cells.element(boundBy: 1)"#) == [])
    #expect(found("app.cells.element(boundBy: 3)") == [])
  }

  @Test func `a repeated element takes all places from its own on`() {
    let app = KnownApp([
      KnownState(
        screen: "s",
        elements: [KnownElement("cells", identifier: "row.{id}", isRepeated: true)])
    ])
    let tokens = SwiftTokens("app.cells.element(boundBy: 9)")
    let found = CallChain(tokens, at: 0).map { app.elements(at: ElementPath($0, tokens)) }
    #expect(found?.first?.element.identifier == "row.{id}")
  }
}
