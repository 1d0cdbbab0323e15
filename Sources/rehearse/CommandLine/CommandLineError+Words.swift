extension CommandLineError {
  /// What is wrong, in one sentence.
  var message: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "Unknown command '\(word)'" + Self.suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "Unknown option '\(word)'" + Self.suggestion(nearest)
    case .missingArgument(let name, _): "Missing argument '\(name)'"
    case .missingValue(let option): "Missing value for '\(option)'"
    case .unexpectedValue(let option, let value):
      "The option '\(option)' takes no value, but '\(value)' was given"
    case .badNumber(let option, let value, let range):
      "The value '\(value)' is invalid for '\(option)': expected a whole number from "
        + "\(range.lowerBound) to \(range.upperBound)"
    case .badValue(let option, let value, let expected):
      "The value '\(value)' is invalid for '\(option)': expected \(expected)"
    case .excludedOption(let option, let word):
      "The option '\(option)' does not go with '\(word)', which says that by itself"
    case .unexpectedArgument(let word, _): "Unexpected argument '\(word)'"
    case .unknownFlow(let word, let nearest?, _):
      "Unknown flow '\(word)'" + Self.suggestion(nearest)
    case .unknownFlow(let word, nil, let known):
      "Unknown flow '\(word)'. The flows are: " + known.joined(separator: "; ")
    case .unknownFormat(let word, let nearest?, _):
      "Unknown format '\(word)' for '--graph'" + Self.suggestion(nearest)
    case .unknownFormat(let word, nil, let known):
      "Unknown format '\(word)' for '--graph'. The formats are: " + known.joined(separator: ", ")
    case .repeatedOption(let option): "The option '\(option)' was given twice"
    case .unknownDevice(let word, let nearest?, _):
      "Unknown device '\(word)'" + Self.suggestion(nearest)
    case .unknownDevice(let word, nil, let known):
      "Unknown device '\(word)'. The devices are: " + known.joined(separator: ", ")
    }
  }

  /// Where help is to be found.
  var advice: String {
    switch self {
    case .unknownOption(_, let command?, _), .unexpectedArgument(_, let command?):
      "See 'rehearse help \(command.rawValue)' for more information."
    case .missingArgument(_, let command):
      "See 'rehearse help \(command.rawValue)' for more information."
    default: "See 'rehearse help' for more information."
    }
  }

  /// The same for an error in these arguments: the help of their command, if they name one.
  func advice(on arguments: [String]) -> String {
    guard let command = arguments.first.flatMap(CommandName.init), command != .help else {
      return advice
    }
    return "See 'rehearse help \(command.rawValue)' for more information."
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }
}
