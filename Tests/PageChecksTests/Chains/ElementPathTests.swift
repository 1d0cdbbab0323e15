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
    #expect(path(#"app.cells.matching(identifier: "row").firstMatch"#)?.steps.last?.key == "row")
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

@Suite struct ElementPathsTests {
  /// The keys of the path of the last chain that begins with a word.
  private func keys(_ word: String, in text: String) -> [String?] {
    let outline = SourceOutline(text)
    let chains = outline.tokens.code.indices.compactMap { CallChain(outline.tokens, at: $0) }
    let chain = chains.last { $0.names.first == word }
    return chain.map { ElementPaths(outline).path(of: $0).steps.map(\.key) } ?? []
  }

  @Test func `a constant stands for its path`() {
    let text = "func a() { let alert = app.alerts[\"Sure\"]\nalert.buttons[\"Yes\"].tap() }"
    #expect(keys("alert", in: text) == ["Sure", "Yes"])
  }

  @Test func `a constant of another function does not`() {
    let text = "func a() { let x = app.alerts[\"Sure\"] }\nfunc b() { x.buttons[\"Yes\"].tap() }"
    #expect(keys("x", in: text) == ["Yes"])
  }

  @Test func `a wait gives what it waits for`() {
    let text = "waitForElementAppearance(app.alerts[\"Sure\"]).buttons[\"Yes\"].tap()"
    #expect(keys("waitForElementAppearance", in: text) == ["Sure", "Yes"])
  }

  @Test func `waits around a path are followed so deep`() {
    let nested = { (waits: Int) in
      (1...waits).reduce("app.alerts[\"Sure\"]") { inner, _ in "waitFor(\(inner))" }
        + ".buttons[\"Yes\"].tap()"
    }
    let outermost = { (text: String) in
      let outline = SourceOutline(text)
      return CallChain(outline.tokens, at: 0).map {
        ElementPaths(outline).path(of: $0).steps.map(\.key)
      }
    }
    let limit = ElementPaths.depthLimit
    #expect(outermost(nested(limit)) == ["Sure", "Yes"])
    #expect(outermost(nested(limit + 1)) == ["Yes"])
  }

  @Test func `a property of the type`() {
    let text =
      "struct A { var list: X { app.tables[\"L\"] }\nfunc b() { self.list.cells[\"c\"].tap() } }"
    #expect(keys("self", in: text) == ["L", "c"])
  }
}
