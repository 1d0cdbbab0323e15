/// What the checks of one screen need to know while they walk through it.
struct ScreenContext {
  let file: String
  var scope: ExpressionScope
  /// The dotted paths of all states.
  let statePaths: Set<String>
  /// Events that the screen or any of its states handles; nil if it may handle any event.
  let answered: Set<String>?
  /// What gestures and menus on the screen pass with their events.
  var passed = PassedData()
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
    inside(scope.inside(element), deeper: element.isChoice ? 2 : 1)
  }

  func insideChildren(of element: ElementDefinition) -> ScreenContext {
    var inner = self
    if element.isAccessibilityElement == true { inner.isInsideElement = true }
    return inner
  }

  /// The context for the contents of a section.
  func inside(_ section: SectionDefinition) -> ScreenContext {
    inside(scope.inside(section), deeper: 1)
  }

  /// The context for the actions that handle an event.
  func answering(_ event: String) -> ScreenContext {
    var inner = self
    if passed.events.contains(event) {
      inner.scope.passed = passed.values
      inner.scope.passedKeys = Set(passed.values.keys)
    }
    inner.scope.passesOnlyKnown = passing.contains(event)
    return inner
  }

  /// The context for the actions that handle the success of a loader.
  func answering(_ loader: LoaderDefinition?) -> ScreenContext {
    var inner = self
    if let loader, loader.request == nil { inner.scope.passed = ["data": [loader.result]] }
    return inner
  }

  private func inside(_ scope: ExpressionScope, deeper: Int) -> ScreenContext {
    var inner = self
    inner.scope = scope
    inner.depth += deeper
    return inner
  }
}
