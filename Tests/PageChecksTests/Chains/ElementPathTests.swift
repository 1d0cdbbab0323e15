import Testing

@testable import PageChecks

@Suite struct ElementPathTests {
  private func path(_ text: String) -> ElementPath? {
    let tokens = SwiftTokens(text)
    return CallChain(tokens, at: 0).map { ElementPath($0, tokens) }
  }

  @Test func `keys and places`() {
    let path = path(#"app.tables["ListView"].cells.element(boundBy: 2).staticTexts["Title"].tap()"#)
    #expect(path?.steps.map(\.property) == ["tables", "cells", "staticTexts"])
    #expect(path?.steps.map(\.key) == ["ListView", nil, "Title"])
    #expect(path?.steps.map(\.index) == [nil, 2, nil])
    #expect(path?.isWhole == true)
  }

  @Test func `tables of the kit`() {
    #expect(path("cells[3].tap()")?.steps.map(\.index) == [3])
    #expect(path(#"labels["x"].label"#)?.steps.map(\.property) == ["staticTexts"])
    #expect(path("cells.count")?.steps.isEmpty == true)
  }

  @Test func `a place that is not written is none`() {
    #expect(path("app.cells.element(boundBy: index)")?.steps.first?.index == nil)
  }

  @Test func `identifiers by a call`() {
    #expect(path(#"app.cells.matching(identifier: "row").firstMatch"#)?.key == "row")
  }

  @Test func `a chain goes on at a dot of the next line, and not at a bracket`() {
    let tokens = SwiftTokens("app\n  .cells\n[0]")
    #expect(CallChain(tokens, at: 0)?.names == ["app", "cells"])
    #expect(CallChain(tokens, at: 0)?.end == 3)
  }

  @Test func `what follows a dot begins no chain`() {
    #expect(CallChain(SwiftTokens("a.b"), at: 2) == nil)
  }
}
