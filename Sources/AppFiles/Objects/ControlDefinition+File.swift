import AppModel
import LocatedJSON

extension FileValue where Value == ControlOptions {
  /// Texts, or an expression for a list or a count.
  static var options: FileValue {
    let words = FileValue<[ElementText]>.list(.text, "a list of texts or an expression")
    let expression = FileValue<String>.name("a list of texts or an expression")
    return FileValue(
      schema: { ["anyOf": [words.schema(&$0), FileValue<String>.expression.schema(&$0)]] },
      read: { cursor in
        if case .string = cursor.node.kind {
          return expression.read(cursor).map(ControlOptions.expression)
        }
        return words.read(cursor).map(ControlOptions.words)
      },
      write: { options in
        switch options {
        case .words(let texts): words.write(texts)
        case .expression(let text): .text(text)
        }
      })
  }
}

extension ControlRange {
  /// The largest absolute value of a number in a range.
  static let limit = 1e12

  static let fileFormat = FileObject(
    "range", "The range of numbers of a control.", expects: "a range", usual: ControlRange()
  ) {
    FileField("from", \.from, .number(in: -limit...limit, "the least number"), "The least number.")
    FileField(
      "to", \.to, .number(in: -limit...limit, "the greatest number"), "The greatest number.")
    FileField("step", \.step, .number(in: 0...limit, "a step"), "How far one step goes.")
  }
}

extension FileValue where Value == [CommandDefinition] {
  static var commands: FileValue {
    list(.object(CommandDefinition.fileFormat), "a list of commands")
  }
}

extension CommandDefinition {
  fileprivate static let fileFormat = FileObject(
    "command", "A button of a menu or of a swiped cell.",
    expects: "a command: an object with the key \"label\"", usual: CommandDefinition(""),
    short: [
      ShortKey(
        key: "id", long: "identifier",
        schema: { .described("The identifier of the button.", FileValue.text.schema(&$0)) })
    ]
  ) {
    FileField("label", \.label, .text, "The label of the button.", .essential)
    FileField("identifier", \.identifier, .text, "The identifier of the button.")
    FileField("event", \.event, .event, "The event that a tap raises.")
    FileField("data", \.data, .expressions, "The values that the event carries.")
  }
}

extension TypingDefinition {
  static let fileFormat = FileObject(
    "typing", "How text is typed into a field.",
    expects: "an object that says how text is typed into a field", usual: TypingDefinition()
  ) {
    FileField("keyboard", \.keyboard, .word("keyboard"), "The keyboard that the field asks for.")
    FileField("returnKey", \.returnKey, .word("return key"), "The label of the return key.")
    FileField(
      "capitalization", \.capitalization, .word("capitalization"),
      "Where the keyboard starts with a capital letter.")
    FileField(
      "maxLength", \.maxLength,
      .integer(in: 1...TypingDefinition.lengthLimit, "a number of characters"),
      "The most characters that the field takes.")
    FileField(
      "accessory", \.accessory, .name("the label of a button"),
      "The label of a button above the keyboard that hides it.")
    FileField(
      "dismissesOnDrag", \.dismissesOnDrag, .bool,
      "Whether a swipe down hides the keyboard.")
  }
}
