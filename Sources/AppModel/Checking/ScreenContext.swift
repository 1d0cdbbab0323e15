/// What the checks of one screen need to know while they walk through it.
struct ScreenContext {
  let file: String
  let scope: ExpressionScope
  /// The dotted paths of all states.
  let statePaths: Set<String>
  /// Events that the screen or any of its states answers.
  let answered: Set<String>
  /// How many states and elements are around the current place.
  var depth = 0
}

extension ScreenContext {
  /// The context for the contents of an element.
  func inside(_ element: ElementDefinition) -> ScreenContext {
    let scope = element.forEach == nil ? scope : scope.adding(item: element.itemName)
    return inside(scope, deeper: element.isChoice ? 2 : 1)
  }

  /// The context for the contents of a section.
  func inside(_ section: SectionDefinition) -> ScreenContext {
    let scope = scope.inSections
    return inside(
      section.forEach == nil ? scope : scope.adding(item: section.itemName), deeper: 1)
  }

  private func inside(_ scope: ExpressionScope, deeper: Int) -> ScreenContext {
    ScreenContext(
      file: file, scope: scope, statePaths: statePaths, answered: answered, depth: depth + deeper)
  }
}
