import AccessibilityTree
import AppModel
import LocatedJSON
import PredicateFormat

/// Finds elements with gestures that nobody can ever use, because they are always hidden or never
/// enabled.
struct ControlReview {
  /// The findings, in the order of screens and places.
  private(set) var drafts: [RouteFinding.Draft] = []

  /// Reads the elements of an app whose conditions may decide it.
  init(_ app: AppDefinition) {
    let screens = app.screens.filter { screen in
      screen.allElements.contains { $0.hasCondition && !$0.gestures.isEmpty }
    }
    guard !screens.isEmpty else { return }
    let ranges = ContextRanges(app)
    for screen in screens {
      let logic = GuardLogic(ranges: ranges, screen: screen)
      review(screen.view, of: screen, at: .top.key("view"), logic, depth: 1)
      review(screen.barItems, of: screen, at: .top.key("barItems"), logic, depth: 1)
      review(screen.leftBarItems, of: screen, at: .top.key("leftBarItems"), logic, depth: 1)
      review(screen.states, of: screen, at: .top, logic, depth: 1)
    }
  }

  private mutating func review(
    _ states: [StateDefinition], of screen: ScreenDefinition, at path: DefinitionPath,
    _ logic: GuardLogic, depth: Int
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for state in states {
      let place = path.key("states").key(state.name)
      review(state.view, of: screen, at: place.key("view"), logic, depth: depth)
      review(state.states, of: screen, at: place, logic, depth: depth + 1)
    }
  }

  /// Repeated elements are left out: their conditions may read the item.
  private mutating func review(
    _ elements: [ElementDefinition], of screen: ScreenDefinition, at path: DefinitionPath,
    _ logic: GuardLogic, depth: Int
  ) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    for (index, element) in elements.enumerated() where element.forEach == nil {
      let place = path.index(index)
      if !element.gestures.isEmpty { review(element, of: screen, at: place, logic) }
      review(element.children, of: screen, at: place.key("children"), logic, depth: depth + 1)
    }
  }

  private mutating func review(
    _ element: ElementDefinition, of screen: ScreenDefinition, at path: DefinitionPath,
    _ logic: GuardLogic
  ) {
    let type = element.type.name
    if case .predicate(let text) = element.isEnabled, let node = try? FormatPredicate(text).root,
      !logic.canHold(node)
    {
      drafts.append(
        RouteFinding.Draft(
          kind: .controlNeverUsable, file: screen.file, path: path.key("enabled"),
          message: "the \(type) is never enabled: \(quoted(text)) is false for every value that it "
            + "can get",
          advice: Self.advice))
    }
    if case .predicate(let text) = element.isHidden, let node = try? FormatPredicate(text).root,
      !logic.canHold(.negation(node))
    {
      drafts.append(
        RouteFinding.Draft(
          kind: .controlNeverUsable, file: screen.file, path: path.key("hidden"),
          message: "the \(type) is always hidden: \(quoted(text)) is true for every value that it "
            + "can get",
          advice: Self.advice))
    }
  }

  private static let advice =
    "check the initial and assigned values of its keys, or delete the element"
}

extension ElementDefinition {
  fileprivate var hasCondition: Bool {
    if case .predicate = isHidden { return true }
    if case .predicate = isEnabled { return true }
    return false
  }
}
