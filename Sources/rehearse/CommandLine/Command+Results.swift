import Trials

/// The arguments of the commands that run tests once and tell what came of it.
extension Command {
  static func results(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = ResultsOptions()
    var parser = CommandLineParser(
      arguments, command: .results,
      options: JudgingOptions.names + [
        "--allure", "--junit", "--jsonl", "--release-after", "--trials", "--schema",
      ])
    var schema: ResultSchema?
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.results)
      case .word(let word): options.folders.append(word)
      case .flag: continue
      case .option("--allure", let value): options.allure = value
      case .option("--junit", let value): options.junit = value
      case .option("--jsonl", let value): options.jsonLines = value
      case .option("--trials", let value): options.trials.append(value)
      case .option("--release-after", let value):
        options.releaseAfter = try CommandLineParser.number(
          value, of: "--release-after", in: 1...ResultsOptions.releaseLimit)
      case .option("--schema", let value):
        guard let named = ResultSchema(rawValue: value) else {
          let names = ResultSchema.allCases.map(\.rawValue).joined(separator: ", ")
          throw .badValue(option: "--schema", value: value, expected: "one of \(names)")
        }
        schema = named
      case .option(let name, let value): _ = try options.judging.take(name, value)
      }
    }
    if let schema { return .resultSchema(schema) }
    guard !options.folders.isEmpty else {
      throw .missingArgument("<folder>", command: .results)
    }
    return .results(options)
  }

  static func test(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = TestRunOptions()
    var parser = CommandLineParser(
      arguments, command: .test,
      options: JudgingOptions.names + [
        "--bundle", "--filter", "--output", "--retries", "--shard", "--durations",
      ], flags: ["--last-failed"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.test)
      case .word(let word): throw parser.unexpected(word)
      case .flag: options.isLastFailed = true
      case .option(let name, let value):
        guard try !options.judging.take(name, value) else { continue }
        try options.take(name, value)
      }
    }
    return .test(options)
  }
}

extension TestRunOptions {
  fileprivate mutating func take(_ name: String, _ value: String) throws(CommandLineError) {
    switch name {
    case "--bundle": bundle = value
    case "--filter":
      filter = try CommandLineParser.pattern(value, of: name)
    case "--retries":
      retries = try CommandLineParser.number(value, of: name, in: 0...TestResult.retryLimit)
    case "--shard":
      guard let given = Shard(value) else {
        throw .badValue(option: name, value: value, expected: "a number and a count, such as 2/4")
      }
      shard = given
    case "--durations": durations.append(value)
    default: output = value
    }
  }
}
