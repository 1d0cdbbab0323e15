import AccessibilityTree

extension AppCheck {
  /// Checks how text gets into an element: only fields take any.
  mutating func checkTyping(
    of element: ElementDefinition, at path: @autoclosure () -> DefinitionPath, in file: String
  ) {
    guard let typing = element.typing else { return }
    let path = path()
    if !element.type.takesText {
      find("\"typing\" has no meaning in a \(element.type.caseName)", in: file, at: path)
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
