import PredicateFormat
import SimulatedApp

extension Command {
  static func routes(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    if arguments.first == "diff" { return try routesDiff(arguments.dropFirst()) }
    var folder: String?
    var graph: RouteGraphFormat?
    var variant: String?
    var options = RoutesOptions()
    var parser = CommandLineParser(
      arguments, command: .routes, options: ["--app", "--graph", "--variant", "--table", "--save"],
      flags: ["--strict", "--json"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.routes)
      case .word(let word): throw parser.unexpected(word)
      case .flag("--strict"): options.isStrict = true
      case .flag: options.isJSON = true
      case .option("--graph", let value): graph = try format(value)
      case .option("--variant", let value): variant = value
      case .option("--table", let value): options.table = value
      case .option("--save", let value): options.save = value
      case .option(_, let value): folder = value
      }
    }
    return .routes(folder: folder, graph: graph, variant: variant, options: options)
  }

  private static func routesDiff(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineError) -> Command {
    var names: [String] = []
    var format = DifferenceFormat.text
    var parser = CommandLineParser(arguments, command: .routes, flags: ["--json", "--markdown"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.routes)
      case .flag("--json"): format = .json
      case .flag: format = .markdown
      case .option(let name, let value): throw .unexpectedValue(option: name, value: value)
      case .word(let word):
        guard names.count < 2 else { throw parser.unexpected(word) }
        names.append(word)
      }
    }
    guard names.count == 2 else {
      throw .missingArgument(names.isEmpty ? "<old>" : "<new>", command: .routes)
    }
    return .routesDiff(old: names[0], new: names[1], format: format)
  }

  static func coverage(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = CoverageOptions()
    var parser = CommandLineParser(
      arguments, command: .coverage, options: ["--app", "--graph"], flags: ["--json"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.coverage)
      case .flag: options.isJSON = true
      case .word(let word): options.journals.append(word)
      case .option("--graph", let value):
        options.graph = try format(value, among: [.dot, .mermaid, .svg])
      case .option(_, let value): options.folder = value
      }
    }
    guard !options.journals.isEmpty else {
      throw .missingArgument("<journals>", command: .coverage)
    }
    return .coverage(options)
  }

  private static func format(
    _ name: String, among formats: [RouteGraphFormat] = RouteGraphFormat.allCases
  ) throws(CommandLineError) -> RouteGraphFormat {
    guard let format = RouteGraphFormat(rawValue: name), formats.contains(format) else {
      let names = formats.map(\.rawValue)
      throw .unknownFormat(name, nearest: NearestName.of(name, in: names), known: names)
    }
    return format
  }
}
