import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppCompiling

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
    #expect(app.crash == "The tree is more than 1024 levels deep, the limit.")
    #expect(app.tree == nil)
  }

  /// A view that repeats an element for each pair of items of two lists.
  private static func repeated(_ outer: Int, _ inner: Int) -> TinyApp {
    let text = ElementDefinition(.staticText, label: "x", forEach: "inner", itemName: "one")
    let row = ElementDefinition(.other, forEach: "outer", itemName: "other", children: [text])
    let list = { (count: Int) in FormatValue.list(Array(repeating: .integer(1), count: count)) }
    return TinyApp(
      ScreenDefinition(
        name: "main", context: ["outer": list(outer), "inner": list(inner)], view: [row],
        initial: "only", states: [StateDefinition(name: "only")]))
  }

  @Test("repetitions are counted up to the limit")
  func counted() {
    var count = RepeatCount()
    for _ in 0..<RepeatCount.limit where !count.take() { Issue.record("refused too early") }
    #expect(count.fault == nil)
    let isOneMoreFine = count.take()
    #expect(!isOneMoreFine)
    #expect(count.fault == "The view repeats elements more than 200000 times, which is the limit.")
  }

  @Test("repetitions inside of repetitions are shown up to the limit")
  func repeatedOften() {
    // 400 rows and 400 * 499 texts: 200,000 repetitions.
    let app = Self.repeated(400, 499)
    #expect(app.tree != nil)
    #expect(app.crash == nil)
  }

  @Test("one more ends the app, and says so")
  func repeatedTooOften() {
    let app = Self.repeated(401, 499)
    #expect(app.tree != nil)
    #expect(app.crash == "The view repeats elements more than 200000 times, which is the limit.")
  }

  @Test("a product of a hundred million ends the app in little time")
  func repeatedFarTooOften() {
    let clock = ContinuousClock()
    let took = clock.measure {
      let app = Self.repeated(10_000, 10_000)
      #expect(app.tree != nil)
      #expect(app.crash == "The view repeats elements more than 200000 times, which is the limit.")
    }
    #expect(took < .seconds(60))
  }
}
