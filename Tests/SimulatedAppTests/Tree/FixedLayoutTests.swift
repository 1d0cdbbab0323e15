import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Fixed layouts")
struct FixedLayoutTests {
  private static func app(
    _ view: [ElementDefinition], root: ElementDefinition.Placement = .init(),
    isLifted: Bool = false
  ) -> TinyApp {
    let root = ElementDefinition(
      .other, identifier: "root", isAccessibilityElement: isLifted ? false : nil, placement: root,
      layout: .fixed)
    let screen = ScreenDefinition(
      name: "main", root: root, view: view, initial: "shown",
      states: [StateDefinition(name: "shown")])
    return TinyApp(.tiny([screen], container: .plain))
  }

  private static func element(
    _ type: ElementType, _ id: String, _ frame: ElementFrame, children: [ElementDefinition] = []
  ) -> ElementDefinition {
    ElementDefinition(
      type, identifier: .literal(id),
      placement: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      children: children)
  }

  private static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> ElementFrame { ElementFrame(x: x, y: y, width: width, height: height) }

  @Test("put each element where it says, and the root where it says on the screen")
  func places() {
    let inner = Self.element(.button, "b", Self.frame(5, 6, 20, 10))
    let app = Self.app(
      [Self.element(.cell, "a", Self.frame(-10, 30, 100, 50), children: [inner])],
      root: .init(x: 0, y: 0, width: 393, height: 852))
    #expect(app.frame("root") == Self.frame(0, 0, 393, 852))
    #expect(app.frame("a") == Self.frame(-10, 30, 100, 50))
    #expect(app.frame("b") == Self.frame(-5, 36, 20, 10))
  }

  @Test("leave the root below the status bar where it says nothing")
  func usualRoot() {
    #expect(Self.app([]).frame("root") == Self.frame(0, 59, 393, 793))
  }

  @Test("add no scroll bars to what is higher than its container, and keep all of a collection")
  func containers() {
    let cells = (0..<30).map {
      Self.element(.cell, "c\($0)", Self.frame(0, Double($0) * 100, 100, 100))
    }
    let app = Self.app([
      Self.element(.collectionView, "list", Self.frame(0, 0, 100, 300), children: cells)
    ])
    #expect(app.rows(.cell).count == 30)
    #expect(app.rows(.other).count == 2)
    #expect(app.frame("list") == Self.frame(0, 59, 100, 300))
    #expect(app.frame("c29") == Self.frame(0, 2_959, 100, 100))
  }

  @Test("add no buttons to a stepper")
  func stepper() {
    let app = Self.app([Self.element(.stepper, "s", Self.frame(0, 0, 94, 32))])
    #expect(app.rows(.button).isEmpty)
  }

  @Test("let touches through plain containers")
  func touches() {
    var button = Self.element(.button, "go", Self.frame(0, 0, 50, 50))
    button.gestures = [GestureDefinition(.tap, raises: "GO")]
    let app = Self.app([button, Self.element(.other, "veil", Self.frame(0, 0, 393, 700))])
    let tree = app.session.device.snapshot?.tree
    let index = tree.flatMap { tree in
      (0..<tree.count).first { tree.identifier(of: $0) == "go" }.map { ($0, tree) }
    }
    #expect(index.map { $0.1.hit($0.0).point } == ElementPoint(x: 25, y: 84))
  }

  @Test("let a root that is no element give its place to what is in it")
  func lifted() {
    let app = Self.app([Self.element(.button, "b", Self.frame(1, 2, 3, 4))], isLifted: true)
    #expect(app.rows(.other) == ["Other"])
    #expect(app.frame("b") == Self.frame(1, 61, 3, 4))
  }
}
