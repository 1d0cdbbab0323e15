import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

/// What of a view is in the tree that tests see.
@Suite("Visibility")
struct VisibilityTests {
  /// A card that holds a title and a button.
  private func card(_ change: (inout ElementDefinition) -> Void = { _ in }) -> ElementDefinition {
    var card = ElementDefinition(
      .other, identifier: "card",
      children: [
        ElementDefinition(.staticText, identifier: "title", label: "First"),
        ElementDefinition(.button, identifier: "info", label: "More Info"),
      ])
    change(&card)
    return card
  }

  /// The identifiers that a screen showing the elements has in its tree, in order.
  private func shown(
    _ view: [ElementDefinition], context: [String: FormatValue] = [:]
  ) -> [String] {
    guard let tree = running(view, context: context).device.snapshot?.tree else { return [] }
    return (0..<tree.count).map { tree.identifier(of: $0) }.filter { !$0.isEmpty }
  }

  private func running(
    _ view: [ElementDefinition], context: [String: FormatValue] = [:]
  ) -> AppSession {
    let screen = ScreenDefinition(
      name: "only", context: context, view: view,
      initial: "shown", states: [StateDefinition(name: "shown")])
    let app = AppDefinition(
      name: "Cards", bundleIdentifier: "com.example.cards", defaultCoordinator: "Only",
      coordinators: [CoordinatorDefinition(name: "Only", root: "only")], screens: [screen])
    let session = AppSession(app: CompiledApp(app), configuration: SessionConfiguration())
    #expect(session.launch(arguments: [], environment: [:]) == nil)
    return session
  }

  @Test("A container and what is in it are all there")
  func plain() { #expect(shown([card()]) == ["card", "title", "info"]) }

  @Test("A hidden element is absent, with all below it")
  func hidden() { #expect(shown([card { $0.isHidden = true }]).isEmpty) }

  @Test("A hidden child leaves its siblings")
  func hiddenChild() {
    #expect(shown([card { $0.children[0].isHidden = true }]) == ["card", "info"])
  }

  @Test("What is hidden by a predicate comes and goes with the context")
  func hiddenByPredicate() {
    let view = [card { $0.isHidden = .predicate("isOff == true") }]
    #expect(shown(view, context: ["isOff": .bool(true)]).isEmpty)
    #expect(shown(view, context: ["isOff": .bool(false)]).count == 3)
  }

  @Test("An ancestor without width or height hides what is below it", arguments: [true, false])
  func zeroSize(isWidth: Bool) {
    let flat = card {
      $0.placement = isWidth ? .init(width: 0) : .init(height: 0)
      $0.children[0].placement = .init(width: 100, height: 20)
    }
    #expect(shown([flat]).isEmpty)
    #expect(shown([ElementDefinition(.other, identifier: "outer", children: [flat])]) == ["outer"])
  }

  @Test("An accessibility element hides its descendants, not itself")
  func accessibilityElement() {
    #expect(shown([card { $0.isAccessibilityElement = true }]) == ["card"])
  }

  @Test("What is no accessibility element is absent, but not what is below it")
  func noAccessibilityElement() {
    #expect(shown([card { $0.isAccessibilityElement = false }]) == ["title", "info"])
  }

  @Test("A container that lists its elements is there, with those alone and in that order")
  func accessibilityElements() {
    let listed = card {
      $0.isAccessibilityElement = false
      $0.accessibilityElements = ["info", "title"]
    }
    #expect(shown([listed]) == ["card", "info", "title"])
    #expect(shown([card { $0.accessibilityElements = ["info"] }]) == ["card", "info"])
    #expect(shown([card { $0.accessibilityElements = [] }]) == ["card"])
  }

  @Test("A list of elements reaches below containers between")
  func accessibilityElementsBelow() {
    let deep = ElementDefinition(
      .other, identifier: "outer", accessibilityElements: ["title"], children: [card()])
    #expect(shown([deep]) == ["outer", "title"])
  }

  @Test("An element seen through is absent from an opacity below a hundredth")
  func alpha() {
    #expect(shown([card { $0.alpha = 0 }]).isEmpty)
    #expect(shown([card { $0.alpha = 0.009 }]).isEmpty)
    #expect(shown([card { $0.alpha = 0.02 }]).count == 3)
  }

  @Test("A hidden element takes no room")
  func hiddenTakesNoRoom() throws {
    let session = running([
      card { $0.isHidden = true }, ElementDefinition(.button, identifier: "b"),
    ])
    let alone = running([ElementDefinition(.button, identifier: "b")])
    let query = Query().descendants(.button).identified(by: "b")
    #expect(try session.find(query).view.frame == alone.find(query).view.frame)
  }

  @Test("An element below the fold of a list exists and is not hittable until it is scrolled to")
  func belowTheFold() throws {
    let rows = (1...40).map { ElementDefinition(.button, identifier: .literal("row\($0)")) }
    let list = ElementDefinition(.table, identifier: "list")
    let screen = ScreenDefinition(
      name: "only", root: list, view: rows, initial: "shown",
      states: [StateDefinition(name: "shown")])
    let app = AppDefinition(
      name: "Rows", bundleIdentifier: "com.example.rows", defaultCoordinator: "Only",
      coordinators: [CoordinatorDefinition(name: "Only", root: "only")], screens: [screen])
    let session = AppSession(app: CompiledApp(app), configuration: SessionConfiguration())
    #expect(session.launch(arguments: [], environment: [:]) == nil)
    let last = Query().descendants(.button).identified(by: "row40")
    #expect(!session.isHittable(try session.find(last)))
    #expect(session.perform(.tap, on: last, title: "Tap") == nil)
    #expect(session.isHittable(try session.find(last)))
  }
}
