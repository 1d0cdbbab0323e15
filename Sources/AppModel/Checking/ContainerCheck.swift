import AccessibilityTree
import LocatedJSON

/// Checks the contents of containers and choices.
final class ContainerCheck: AppChecking {
  private var elements: ElementCheck { ElementCheck(checked: checked) }

  /// Checks the container settings of an element.
  func checkContainer(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard element.hasContainer else { return }
    let container = element.container
    if container.realises != nil, !element.type.scrolls {
      find(
        "\"realises\" has no effect in a \(element.type.caseName)", in: context.file,
        at: path.key("realises"))
    }
    if container.columns != 1, element.layout != .vertical {
      find(
        "\"columns\" has an effect only if the layout is \(quoted("vertical"))",
        in: context.file, at: path.key("columns"))
    }
    for (index, section) in container.sections.enumerated() {
      check(section, at: path.key("sections").index(index), context)
    }
  }

  private func check(
    _ section: SectionDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    if let list = section.forEach {
      checkExpression(list, in: context.file, at: path.key("forEach"), scope: context.scope)
    }
    let inner = context.inside(section)
    if case .predicate(let text) = section.isHidden {
      checkPredicate(text, in: context.file, at: path.key("hidden"), scope: inner.scope)
    }
    if let header = section.header { elements.check(header, at: path.key("header"), inner) }
    elements.check(section.rows, at: path.key("rows"), inner)
    if let footer = section.footer { elements.check(footer, at: path.key("footer"), inner) }
  }

  /// Checks the kinds of element that a choice may show.
  func checkChoice(
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
          "a case shows one element; put \(quoted(key)) on the choice itself",
          in: context.file, at: place.key("show").key(key))
      }
      elements.check(shown.element, at: place.key("show"), context)
    }
  }

}
