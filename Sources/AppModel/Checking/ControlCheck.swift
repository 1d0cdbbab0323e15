import AccessibilityTree
import LocatedJSON

/// Checks the options of controls and the typing settings of fields.
final class ControlCheck: AppChecking {
  /// Checks the options, style, range and commands of a control.
  func checkControl(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard element.hasControl else { return }
    let control = element.control
    if let style = control.style, !style.types.contains(element.type) {
      let types = style.types.map(\.caseName).joined(separator: ", ")
      find(
        "the style \(quoted(style.rawValue)) is only for \(types)", in: context.file,
        at: path.key("style"))
    }
    checkOptions(control.options, at: path.key("options"), context)
    checkRange(control.range, at: path.key("range"), context)
    if case .predicate(let text) = control.isRefreshing {
      checkPredicate(text, in: context.file, at: path.key("refreshing"), scope: context.scope)
    }
    let lists = [
      ("menu", control.menu), ("leading", control.leading), ("trailing", control.trailing),
    ]
    for (key, commands) in lists {
      for (index, command) in commands.enumerated() {
        check(command, at: path.key(key).index(index), context)
      }
    }
  }

  private func checkOptions(
    _ options: ControlOptions?, at path: DefinitionPath, _ context: ScreenContext
  ) {
    switch options {
    case nil: break
    case .expression(let text):
      checkExpression(text, in: context.file, at: path, scope: context.scope)
    case .words(let words):
      for (index, text) in words.enumerated() {
        check(text, in: context.file, at: path.index(index), scope: context.scope)
      }
    }
  }

  private func checkRange(
    _ range: ControlRange?, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard let range else { return }
    if !(range.to > range.from) {
      find(
        "a range must end above its start, and \(range.to) is not above \(range.from)",
        in: context.file, at: path)
    }
    if !(range.step > 0) {
      find("a step must be above 0", in: context.file, at: path.key("step"))
    }
  }

  private func check(
    _ command: CommandDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let (file, scope) = (context.file, context.scope)
    check(command.label, in: file, at: path.key("label"), scope: scope)
    check(command.identifier, in: file, at: path.key("identifier"), scope: scope)
    if let event = command.event { checkEvent(event, at: path.key("event"), context) }
    for key in command.data.keys.sorted() {
      checkExpression(
        command.data[key] ?? "", in: file, at: path.key("data").key(key), scope: scope)
    }
  }

  /// Checks the typing settings of an element; only fields accept text.
  func checkTyping(
    of element: ElementDefinition, at path: @autoclosure () -> DefinitionPath, in file: String
  ) {
    guard let typing = element.typing else { return }
    let path = path()
    if !element.type.takesText {
      find("\"typing\" has no effect in a \(element.type.caseName)", in: file, at: path)
    }
    if let length = typing.maxLength, !(1...TypingDefinition.lengthLimit).contains(length) {
      let limit = TypingDefinition.lengthLimit
      find(
        "expected a number from 1 to \(limit), found \(length)", in: file,
        at: path.key("maxLength"))
    }
    if typing.accessory == "" {
      find("the label of a button is empty", in: file, at: path.key("accessory"))
    }
  }
}
