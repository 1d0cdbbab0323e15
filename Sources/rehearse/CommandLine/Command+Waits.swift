import FlakeLab
import PredicateFormat

/// The arguments of the commands about waits and what is waited for.
extension Command {
  static func latencies(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = LatenciesOptions()
    var file: String?
    var parser = CommandLineParser(
      arguments, command: .latencies,
      options: ["--column", "--rows", "--unit", "--phase", "--from", "--to"],
      flags: ["--fit", "--as-is"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.latencies)
      case .word(let word):
        guard file == nil else { throw parser.unexpected(word) }
        file = word
      case .flag("--fit"): options.form = .fit
      case .flag: options.form = .asIs
      case .option(let name, let value): try options.take(name, value)
      }
    }
    guard let file else { throw .missingArgument("<file>", command: .latencies) }
    options.file = file
    if (options.from == nil) != (options.to == nil) {
      throw .missingArgument(options.to == nil ? "--to" : "--from", command: .latencies)
    }
    return .latencies(options)
  }

  static func waits(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = WaitsOptions()
    var parser = CommandLineParser(
      arguments, command: .waits,
      options: ["--scenario", "--app", "--loader", "--runs", "--waits", "--output"],
      flags: ["--json"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.waits)
      case .word(let word): throw parser.unexpected(word)
      case .flag: options.isJSON = true
      case .option("--scenario", let value): options.scenario = value
      case .option("--app", let value): options.folder = value
      case .option("--loader", let value):
        options.loaders = value.split(separator: ",").map(String.init)
      case .option("--output", let value): options.output = value
      case .option("--runs", let value):
        options.runs = try CommandLineParser.number(
          value, of: "--runs", in: 1...WaitsOptions.runLimit)
      case .option(_, let value):
        options.waits = try CommandLineParser.number(
          value, of: "--waits", in: 1...WaitsOptions.waitLimit)
      }
    }
    if options.folder != nil, options.loaders.isEmpty {
      throw .missingArgument("--loader", command: .waits)
    }
    if options.scenario != nil, !options.loaders.isEmpty {
      throw .unexpectedArgument("--scenario", command: .waits)
    }
    return .waits(options)
  }
}

extension LatenciesOptions {
  fileprivate mutating func take(
    _ name: String, _ value: String
  ) throws(CommandLineError) {
    switch name {
    case "--column": column = value
    case "--rows": rows = value
    case "--from": from = value
    case "--to": to = value
    case "--unit": unit = try Self.one(value, of: name)
    default: phase = try Self.one(value, of: name)
    }
  }

  /// The case of an enumeration that a word names.
  private static func one<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: String, of option: String
  ) throws(CommandLineError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(option: option, value: value, expected: "one of \(names)")
    }
    return choice
  }
}
