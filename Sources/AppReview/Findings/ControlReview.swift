import AccessibilityTree
import AppModel
import LocatedJSON
import PredicateFormat

/// Finds elements with gestures or bound values that nobody can ever use, because they are always
/// hidden or never enabled.
struct ControlReview {
  /// The findings, in the order of screens and places.
  private(set) var drafts: [RouteFinding.Draft] = []
  /// Those of the elements that have a bound value.
  private(set) var fields: [UnusableField] = []

  /// Reads the elements of an app whose conditions may decide it.
  init(_ app: AppDefinition) {
    let screens = app.screens.filter { screen in
      screen.allElements.contains { $0.hasCondition && $0.isForUse }
    }
    guard !screens.isEmpty else { return }
    let ranges = ContextRanges(app)
    for screen in screens {
      let logic = GuardLogic(ranges: ranges, screen: screen)
      for (elements, path) in screen.views {
        review(elements, of: screen, at: path, logic, depth: 1)
      }
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
      if element.isForUse {
        review(element, isHidden: false, of: screen, at: place, logic)
        review(element, isHidden: true, of: screen, at: place, logic)
      }
      review(element.children, of: screen, at: place.key("children"), logic, depth: depth + 1)
    }
  }

  /// Reviews one of the two conditions of an element.
  private mutating func review(
    _ element: ElementDefinition, isHidden: Bool, of screen: ScreenDefinition,
    at path: DefinitionPath, _ logic: GuardLogic
  ) {
    guard case .predicate(let text) = isHidden ? element.isHidden : element.isEnabled,
      let node = try? FormatPredicate(text).root,
      !logic.canHold(isHidden ? .negation(node) : node)
    else { return }
    let path = path.key(isHidden ? "hidden" : "enabled")
    if element.binding != nil {
      fields.append(UnusableField(element, isHidden: isHidden, of: screen, at: path))
    }
    drafts.append(
      RouteFinding.Draft(
        kind: .controlNeverUsable, file: screen.file, path: path,
        message: "the \(element.type.name) is \(isHidden ? "always hidden" : "never enabled"): "
          + "\(quoted(text)) is \(isHidden) for every value that it can get",
        advice: "check the initial and assigned values of its keys, or delete the element"))
  }
}

extension ElementDefinition {
  /// Whether somebody is meant to touch it or to type into it.
  fileprivate var isForUse: Bool { !gestures.isEmpty || binding != nil }

  fileprivate var hasCondition: Bool {
    if case .predicate = isHidden { return true }
    if case .predicate = isEnabled { return true }
    return false
  }
}
