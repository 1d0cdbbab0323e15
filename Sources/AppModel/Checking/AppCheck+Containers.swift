import AccessibilityTree
import LocatedJSON
import PredicateFormat

extension AppCheck {
  /// Checks what an element does with what is inside it.
  mutating func checkContainer(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard element.hasContainer else { return }
    let container = element.container
    if container.realises != nil, !element.type.scrolls {
      find(
        "\"realises\" has no meaning in a \(element.type.caseName)", in: context.file,
        at: path.key("realises"))
    }
    for (index, section) in container.sections.enumerated() {
      check(section, at: path.key("sections").index(index), context)
    }
  }

  private mutating func check(
    _ section: SectionDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    if let list = section.forEach {
      checkExpression(list, in: context.file, at: path.key("forEach"), scope: context.scope)
    }
    let inner = context.inside(section)
    if case .predicate(let text) = section.isHidden {
      checkPredicate(text, in: context.file, at: path.key("hidden"), scope: inner.scope)
    }
    if let header = section.header { check(header, at: path.key("header"), inner) }
    check(section.rows, at: path.key("rows"), inner)
    if let footer = section.footer { check(footer, at: path.key("footer"), inner) }
  }

  /// Checks the kinds of element that a choice may show.
  mutating func checkChoice(
    _ choice: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let cases = choice.container.cases
    for (index, shown) in cases.enumerated() {
      let place = path.key("cases").index(index)
      if let text = shown.when {
        checkPredicate(text, in: context.file, at: place.key("when"), scope: context.scope)
      } else if index < cases.count - 1 {
        find("no case after this one is ever shown", in: context.file, at: place)
      }
      if shown.element.forEach != nil || shown.element.isChoice {
        let key = shown.element.forEach == nil ? "cases" : "forEach"
        find(
          "a case shows one element, and \(quoted(key)) stands on the choice itself",
          in: context.file, at: place.key("show").key(key))
      }
      check(shown.element, at: place.key("show"), context)
    }
  }

  /// Checks words that are told apart by their place.
  mutating func checkIndexPath(
    _ unique: ElementText?, in file: String, at path: DefinitionPath, scope: ExpressionScope
  ) {
    if !scope.isInSections {
      find("an index path needs \"sections\" around it", in: file, at: path.key("indexPath"))
    }
    if case .indexPath = unique {
      return find("what is unique is no index path", in: file, at: path.key("unique"))
    }
    check(unique, in: file, at: path.key("unique"), scope: scope)
  }
}

extension AppCheck.ScreenContext {
  /// The context for what is inside an element.
  func inside(_ element: ElementDefinition) -> AppCheck.ScreenContext {
    let scope = element.forEach == nil ? scope : scope.adding(item: element.itemName)
    return inside(scope, deeper: element.isChoice ? 2 : 1)
  }

  /// The context for what is inside a section.
  func inside(_ section: SectionDefinition) -> AppCheck.ScreenContext {
    let scope = scope.inSections
    return inside(
      section.forEach == nil ? scope : scope.adding(item: section.itemName), deeper: 1)
  }

  private func inside(_ scope: ExpressionScope, deeper: Int) -> AppCheck.ScreenContext {
    AppCheck.ScreenContext(
      file: file, scope: scope, statePaths: statePaths, answered: answered, depth: depth + deeper)
  }
}
