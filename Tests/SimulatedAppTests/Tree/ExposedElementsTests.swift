import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Elements that stand in for children")
struct ExposedElementsTests {
  private static func card(
    hidden: ElementCondition = false, alpha: Double = 1, width: Double? = nil
  ) -> ElementDefinition {
    let text = ElementDefinition(.staticText, identifier: "deep")
    let middle = ElementDefinition(
      .other, identifier: "middle", isHidden: hidden, alpha: alpha,
      placement: .init(width: width), children: [text])
    return ElementDefinition(
      .other, identifier: "card", accessibilityElements: ["deep"], children: [middle])
  }

  private static func app(_ card: ElementDefinition) -> TinyApp {
    TinyApp(
      ScreenDefinition(
        name: "main", context: ["off": false], view: [card],
        on: [On("HIDE", do: .assign("off", "TRUE"))], initial: "only",
        states: [StateDefinition(name: "only")]))
  }

  @Test("one inside a container is there without the container")
  func inside() {
    let app = Self.app(Self.card())
    #expect(app.element("middle") == nil)
    #expect(app.element("deep") != nil)
  }

  @Test("one inside what is hidden, transparent or without size is absent")
  func insideHidden() {
    for card in [Self.card(hidden: true), Self.card(alpha: 0), Self.card(width: 0)] {
      #expect(Self.app(card).element("deep") == nil)
    }
  }

  @Test("it comes and goes with the container")
  func insidePredicate() {
    let app = Self.app(Self.card(hidden: .predicate("off == TRUE")))
    #expect(app.element("deep") != nil)
    app.send("HIDE")
    #expect(app.element("deep") == nil)
  }
}
