/// What help, completions and the manual say about an option, a flag or an argument.
package struct CommandParameter: Equatable {
  /// The form of the parameter on the command line.
  package enum Kind: Equatable {
    /// A name alone.
    case flag
    /// A name and a value.
    case option
    /// A value alone.
    case argument
  }

  /// The form of the parameter on the command line.
  package var kind = Kind.flag
  /// The name, such as `--app`; for an argument its placeholder.
  package let name: String
  /// The placeholder of the value in help; empty for a flag.
  package var placeholder = ""
  /// What the parameter does.
  package let help: String
  /// The default value; empty if there is none or the help text contains it.
  package var defaultText = ""
  /// The accepted words; empty if other words are accepted too.
  package var choices: [String] = []
  /// What a shell offers as completion of the value.
  package var completion = ValueCompletion.none
  /// Whether the command needs a value.
  package var isRequired = false
  /// Whether several values are accepted.
  package var isRepeated = false

  /// The help with the accepted words and the default.
  package var helpText: String {
    let words = choices.isEmpty ? "" : "One of: \(Self.list(choices))."
    let value = defaultText.isEmpty ? "" : "(default: \(defaultText))"
    return [help, words, value].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Words as a list, separated by commas, or by semicolons if a word has a comma.
  static func list(_ words: [String]) -> String {
    words.joined(separator: words.contains { $0.contains(",") } ? "; " : ", ")
  }

  /// The name with its placeholder, such as `--app FOLDER`.
  package var spelling: String { kind == .option ? "\(name) \(placeholder)" : name }
}

/// What a shell offers as completion of a value.
package enum ValueCompletion {
  /// Nothing but the accepted words.
  case none
  case files
  case folders
}

/// A property that the command line sets.
protocol CommandProperty {
  var parameter: CommandParameter { get }

  /// Sets the property from a text; a flag gets an empty one.
  func take(_ text: String) throws(CommandLineFault)
}

/// The properties of a command, including those of groups, in the order of their declarations.
struct CommandProperties {
  let all: [any CommandProperty]

  init(of command: Any) {
    all = Mirror(reflecting: command).children.flatMap { child -> [any CommandProperty] in
      if let property = child.value as? any CommandProperty { return [property] }
      return child.value is any OptionGroup ? CommandProperties(of: child.value).all : []
    }
  }
}
