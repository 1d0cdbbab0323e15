extension Command {
  static func importing(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = ImportOptions()
    var parser = CommandLineParser(
      arguments, command: .importing, options: ["--output"], flags: ["--force", "--reprint"])
    var output: String?
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.importing)
      case .word(let word): options.files.append(word)
      case .flag("--force"): options.isForced = true
      case .flag: options.isReprint = true
      case .option(_, let value): output = value
      }
    }
    guard !options.files.isEmpty else { throw .missingArgument("<file>", command: .importing) }
    guard let output else {
      guard options.isReprint else { throw .missingArgument("--output", command: .importing) }
      return .importing(options)
    }
    options.output = output
    return .importing(options)
  }

  static func verify(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = VerifyOptions()
    var parser = CommandLineParser(
      arguments, command: .verify, options: ["--app", "--tolerance"], flags: ["--json"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.verify)
      case .word(let word): options.files.append(word)
      case .flag: options.isJSON = true
      case .option("--app", let value): options.folder = value
      case .option(let name, let value):
        options.tolerance = try CommandLineParser.number(
          value, of: name, in: 0...VerifyOptions.toleranceLimit)
      }
    }
    guard !options.files.isEmpty else { throw .missingArgument("<recording>", command: .verify) }
    return .verify(options)
  }

  static func recorder(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var parser = CommandLineParser(arguments, command: .recorder)
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.recorder)
      case .flag: continue
      case .option(let name, let value): throw .unexpectedValue(option: name, value: value)
      case .word(let word): throw parser.unexpected(word)
      }
    }
    return .recorder
  }
}
