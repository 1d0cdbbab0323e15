import PredicateFormat

/// Reads the arguments of one command: options by name, the rest by place.
struct CommandLineParser {
  private let command: CommandName?
  private let options: [String]
  private let flags: [String]
  private var rest: ArraySlice<String>
  private var given: Set<String> = []

  /// Makes a parser for a command, the options it knows, and those of them that take no value.
  init(
    _ arguments: ArraySlice<String>, command: CommandName?, options: [String] = [],
    flags: [String] = []
  ) {
    self.command = command
    self.flags = flags + ["--help"]
    self.options = options + self.flags
    rest = arguments
  }

  /// What comes next: an option or a plain word; nil at the end.
  mutating func next() throws(CommandLineError) -> Part? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { return .word(word) }
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Self.longForm(of: String(pieces[0]))
    guard options.contains(name) else {
      throw .unknownOption(
        name, command: command, nearest: NearestName.of(name, in: options))
    }
    guard given.insert(name).inserted else { throw .repeatedOption(name) }
    let value = pieces.count > 1 ? String(pieces[1]) : nil
    if flags.contains(name) {
      if let value { throw .unexpectedValue(option: name, value: value) }
      return name == "--help" ? .help : .flag(name)
    }
    if let value, !value.isEmpty { return .option(name, value) }
    if value != nil { throw .missingValue(option: name) }
    return .option(name, try takeValue(of: name))
  }

  /// A word that the command has no place for.
  func unexpected(_ word: String) -> CommandLineError {
    .unexpectedArgument(word, command: command)
  }

  /// A whole number within a range.
  static func number(
    _ text: String, of option: String, in range: ClosedRange<Int>
  ) throws(CommandLineError) -> Int {
    let digits = text.replacing("_", with: "")
    guard let number = Int(digits), range.contains(number), text.first?.isNumber == true else {
      throw .badNumber(option: option, value: text, range: range)
    }
    return number
  }

  /// A regular expression, as its text.
  static func pattern(
    _ text: String, of option: String
  ) throws(CommandLineError) -> String {
    guard (try? Regex(text)) != nil else {
      throw .badValue(option: option, value: text, expected: "a regular expression")
    }
    return text
  }

  /// A piece of the command line.
  enum Part: Equatable {
    case word(String)
    case option(String, String)
    case flag(String)
    case help
  }

  private mutating func takeValue(of option: String) throws(CommandLineError) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    rest.removeFirst()
    return value
  }

  private static func longForm(of name: String) -> String { name == "-h" ? "--help" : name }
}
