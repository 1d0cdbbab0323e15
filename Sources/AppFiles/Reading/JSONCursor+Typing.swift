import AppModel

extension JSONCursor {
  /// How text gets into a field.
  func typing() -> TypingDefinition? {
    let wanted = "an object that says how text gets into a field"
    guard let fields = fields(wanted, keys: FileKeys.typing) else { return nil }
    var typing = TypingDefinition()
    typing.keyboard = fields["keyboard"]?.word("keyboard", as: KeyboardKind.self) ?? .standard
    typing.returnKey = fields["returnKey"]?.word("return key", as: ReturnKeyKind.self) ?? .standard
    typing.capitalization =
      fields["capitalization"]?.word("capitalization", as: CapitalizationKind.self)
      ?? CapitalizationKind.none
    typing.maxLength = fields["maxLength"]?.integer(
      in: 1...TypingDefinition.lengthLimit, "a number of characters")
    typing.accessory = fields["accessory"]?.name("the label of a button")
    typing.dismissesOnDrag = fields["dismissesOnDrag"]?.bool() ?? false
    return typing
  }
}
