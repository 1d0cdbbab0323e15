/// What the walk through one screen needs to know.
struct ScreenContext {
  let file: String
  let scope: ExpressionScope
  /// The dotted paths of all states.
  let statePaths: Set<String>
  /// Events that some state or the screen itself answers.
  let answered: Set<String>
  /// How deep the walk is in states and elements.
  var depth = 0
}

extension ScreenContext {
  /// The context for what is inside an element.
  func inside(_ element: ElementDefinition) -> ScreenContext {
    let scope = element.forEach == nil ? scope : scope.adding(item: element.itemName)
    return inside(scope, deeper: element.isChoice ? 2 : 1)
  }

  /// The context for what is inside a section.
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
