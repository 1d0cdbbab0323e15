import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Limits of trees")
struct TreeLimitTests {
  private static func nested(_ levels: Int) -> ElementDefinition {
    var element = ElementDefinition(.staticText, identifier: "innermost")
    for _ in 0..<levels { element = ElementDefinition(.other, children: [element]) }
    return element
  }

  private static func app(_ view: ElementDefinition) -> TinyApp {
    TinyApp(
      ScreenDefinition(
        name: "main", view: [view], initial: "only", states: [StateDefinition(name: "only")]))
  }

  @Test("hundreds of levels are shown")
  func deep() { #expect(Self.app(Self.nested(500)).element("innermost") != nil) }

  @Test("an app whose tree is deeper than a tree can be ends, and says so")
  func tooDeep() {
    let app = Self.app(Self.nested(20_000))
    #expect(app.tree != nil)
    #expect(app.crash == "The tree is more than 1024 levels deep.")
    #expect(app.tree == nil)
  }
}
