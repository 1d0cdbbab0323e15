import FlakeLab
import PredicateFormat
import SimulatedApp
import TestWriting

extension Command {
  /// Reads the arguments, without the tool's own name.
  init(parsing arguments: [String]) throws(CommandLineError) {
    guard let first = arguments.first else {
      self = .rehearse(RehearseOptions())
      return
    }
    if first == "--version" {
      self = .version
    } else if first.hasPrefix("-") {
      self = try Self.rehearse(arguments[...])
    } else if let name = CommandName(rawValue: first) {
      self = try Self.command(name, arguments.dropFirst())
    } else {
      let nearest = NearestName.of(first, in: CommandName.allCases.map(\.rawValue))
      throw .unknownCommand(first, nearest: nearest)
    }
  }

  private static func command(
    _ name: CommandName, _ arguments: ArraySlice<String>
  ) throws(CommandLineError) -> Command {
    switch name {
    case .routes: return try routes(arguments)
    case .coverage: return try coverage(arguments)
    case .trace: return try trace(arguments)
    case .gallery: return try gallery(arguments)
    case .walks: return try walks(arguments)
    case .generate: return try generate(arguments)
    case .open: return try open(arguments)
    case .check: return try check(arguments)
    case .start: return try start(arguments)
    case .importing: return try importing(arguments)
    case .verify: return try verify(arguments)
    case .recorder: return try recorder(arguments)
    case .shim: return try shim(arguments)
    case .test: return try test(arguments)
    case .results: return try results(arguments)
    case .campaign: return try campaign(arguments)
    case .latencies: return try latencies(arguments)
    case .waits: return try waits(arguments)
    case .lesson: return try lesson(arguments)
    case .help: return try help(arguments)
    }
  }

  private static func rehearse(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineError) -> Command {
    var options = RehearseOptions()
    var parser = CommandLineParser(
      arguments, command: nil,
      options: ["--app", "--variant", "--flow", "--seeds", "--first-seed", "--threads", "--output"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(nil)
      case .word(let word): throw parser.unexpected(word)
      case .flag: continue
      case .option("--app", let value): options.folder = value
      case .option("--variant", let value): options.variant = value
      case .option("--output", let value): options.output = value
      case .option("--flow", let value): options.flow = try flow(value)
      case .option("--first-seed", let value):
        options.firstSeed = try CommandLineParser.number(
          value, of: "--first-seed", in: 0...Int.max)
      case .option("--seeds", let value):
        options.seeds = try CommandLineParser.number(
          value, of: "--seeds", in: 1...RehearseOptions.seedLimit)
      case .option("--threads", let value):
        options.threads = try CommandLineParser.number(
          value, of: "--threads", in: 1...RehearseOptions.threadLimit)
      case .option(let name, let value): throw .unexpectedValue(option: name, value: value)
      }
    }
    return .rehearse(options)
  }

  private static func flow(_ name: String) throws(CommandLineError) -> String {
    let names = StandardFlows.all.map(\.flow.name)
    guard names.contains(name) else {
      throw .unknownFlow(name, nearest: NearestName.of(name, in: names), known: names)
    }
    return name
  }

  private static func walks(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var folder: String?
    var kind = WalkTests.Kind.tour
    var parser = CommandLineParser(
      arguments, command: .walks, options: ["--app"], flags: ["--states"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.walks)
      case .word(let word): throw parser.unexpected(word)
      case .flag: kind = .states
      case .option(_, let value): folder = value
      }
    }
    return .walks(folder: folder, kind: kind)
  }

  private static func shim(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var parser = CommandLineParser(arguments, command: .shim)
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.shim)
      case .flag: continue
      case .option(let name, let value): throw .unexpectedValue(option: name, value: value)
      case .word(let word): throw parser.unexpected(word)
      }
    }
    return .shim
  }

  private static func check(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    if arguments.first == "pages" { return try checkPages(arguments.dropFirst()) }
    var folder: String?
    var isAudit = false
    var asksSchemas = false
    var asksLanguages = false
    var variant: String?
    var parser = CommandLineParser(
      arguments, command: .check, options: ["--variant"],
      flags: ["--audit", "--schema", "--languages"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.check)
      case .flag("--schema"): asksSchemas = true
      case .flag("--languages"): asksLanguages = true
      case .flag: isAudit = true
      case .option(_, let value): variant = value
      case .word(let word):
        guard folder == nil else { throw parser.unexpected(word) }
        folder = word
      }
    }
    guard !asksSchemas else { return .schemas(folder: folder) }
    guard !asksLanguages else { return .languages(folder: folder, variant: variant) }
    return .check(folder: folder, isAudit: isAudit, variant: variant)
  }

  private static func start(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var folder: String?
    var package: String?
    var parser = CommandLineParser(arguments, command: .start, options: ["--package"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.start)
      case .flag: continue
      case .option(_, let value): package = value
      case .word(let word):
        guard folder == nil else { throw parser.unexpected(word) }
        folder = word
      }
    }
    return .start(folder: folder ?? ".", package: package)
  }

  private static func help(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    guard let word = arguments.first else { return .help(nil) }
    if let extra = arguments.dropFirst().first { throw .unexpectedArgument(extra, command: .help) }
    if word == "--help" || word == "-h" { return .help(.help) }
    guard let name = CommandName(rawValue: word) else {
      let nearest = NearestName.of(word, in: CommandName.allCases.map(\.rawValue))
      throw .unknownCommand(word, nearest: nearest)
    }
    return .help(name)
  }
}
