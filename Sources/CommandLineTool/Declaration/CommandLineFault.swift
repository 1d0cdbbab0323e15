/// A fault in the arguments.
package enum CommandLineFault: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case formerWord(String, now: String)
  case missingArgument(String)
  case missingValue(option: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: String, value: String, expected: String)
  case unknownValue(option: String, value: String, nearest: String)
  case unexpectedArgument(String)
  case repeatedOption(String)
  case excludedOption(String, by: String)

  /// The fault in one sentence.
  package var message: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "Unknown command '\(word)'" + Self.suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "Unknown option '\(word)'" + Self.suggestion(nearest)
    case .formerWord(let word, let now): "'\(word)' is now '\(now)'"
    case .missingArgument(let name): "Missing argument '\(name)'"
    case .missingValue(let option): "Missing value for '\(option)'"
    case .unexpectedValue(let option, let value):
      "The option '\(option)' takes no value, but '\(Self.short(value))' was given"
    case .badValue(let option, let value, let expected):
      "The value '\(Self.short(value))' is invalid for '\(option)': expected \(expected)"
    case .unknownValue(let option, let value, let nearest):
      "The value '\(Self.short(value))' is invalid for '\(option)'. Did you mean '\(nearest)'?"
    case .unexpectedArgument(let word): "Unexpected argument '\(word)'"
    case .repeatedOption(let option): "The option '\(option)' was given twice"
    case .excludedOption(let option, let other):
      "The option '\(option)' cannot be used with '\(other)'"
    }
  }

  /// The beginning of a value, so that a long one leaves the rest of the sentence in sight.
  private static func short(_ value: String) -> String {
    value.count > 80 ? value.prefix(80) + "..." : value
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }
}

/// All faults in the arguments of a command.
package struct CommandLineFaults: Error {
  /// The faults, in the order of the arguments.
  package let faults: [CommandLineFault]
  /// The words that lead to the command, the tool's name first.
  package let path: [String]

  /// A line for each fault, and the help to read.
  package var text: String {
    let help = ([path[0], "help"] + path.dropFirst()).joined(separator: " ")
    return (faults.map { "Error: \($0.message)" } + ["See '\(help)' for more information."])
      .joined(separator: "\n")
  }
}
