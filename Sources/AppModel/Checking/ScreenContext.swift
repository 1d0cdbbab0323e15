/// What the checks of one screen need to know while they walk through it.
struct ScreenContext {
  let file: String
  var scope: ExpressionScope
  /// The dotted paths of all states.
  let statePaths: Set<String>
  /// Events that the screen or any of its states handles; nil if it may handle any event.
  let answered: Set<String>?
  /// The keys of the data that gestures on the screen pass, by their event.
  var passedKeys: [String: Set<String>] = [:]
  /// The events of which it is known what all that raise them pass.
  var passing: Set<String> = []
  /// How many states and elements are around the current place.
  var depth = 0
  /// Whether the place is inside an accessibility element, which hides everything inside.
  var isInsideElement = false
}

extension ScreenContext {
  /// The context for the contents of an element.
  func inside(_ element: ElementDefinition) -> ScreenContext {
    let scope = element.forEach.map { self.scope.adding(item: element.itemName, of: $0) }
    return inside(scope ?? self.scope, deeper: element.isChoice ? 2 : 1)
  }

  func insideChildren(of element: ElementDefinition) -> ScreenContext {
    var inner = self
    if element.isAccessibilityElement == true { inner.isInsideElement = true }
    return inner
  }

  /// The context for the contents of a section.
  func inside(_ section: SectionDefinition) -> ScreenContext {
    let scope = scope.inSections
    return inside(
      section.forEach.map { scope.adding(item: section.itemName, of: $0) } ?? scope, deeper: 1)
  }

  /// The context for the actions that handle an event.
  func answering(_ event: String) -> ScreenContext {
    var inner = self
    inner.scope.passedKeys = passedKeys[event] ?? []
    inner.scope.passesOnlyKnown = passing.contains(event)
    return inner
  }

  private func inside(_ scope: ExpressionScope, deeper: Int) -> ScreenContext {
    var inner = self
    inner.scope = scope
    inner.depth += deeper
    return inner
  }
}
