import PredicateFormat
import SimulatedApp

/// The arguments of the commands that write tests.
extension Command {
  static func generate(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var folder: String?
    var output: String?
    var isCheck = false
    var parser = CommandLineParser(
      arguments, command: .generate, options: ["--app", "--output"], flags: ["--check"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.generate)
      case .word(let word): throw parser.unexpected(word)
      case .flag: isCheck = true
      case .option("--output", let value): output = value
      case .option(_, let value): folder = value
      }
    }
    guard let output else { throw .missingArgument("--output <folder>", command: .generate) }
    return .generate(folder: folder, output: output, isCheck: isCheck)
  }

  static func open(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = OpenOptions()
    var parser = CommandLineParser(
      arguments, command: .open,
      options: ["--app", "--coordinator", "--seed", "--device", "--record", "--picture"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.open)
      case .word(let word): throw parser.unexpected(word)
      case .option("--coordinator", let value): options.coordinator = value
      case .option("--seed", let value):
        options.seed = try CommandLineParser.number(value, of: "--seed", in: 0...Int.max)
      case .option("--device", let value): options.device = try device(value)
      case .option("--record", let value): options.record = value
      case .option("--picture", let value): options.picture = value
      case .option(_, let value): options.folder = value
      case .flag: continue
      }
    }
    return .open(options)
  }

  static func checkPages(
    _ arguments: ArraySlice<String>
  ) throws(CommandLineError) -> Command {
    var options = PageCheckOptions()
    var parser = CommandLineParser(arguments, command: .check, options: ["--app", "--variant"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.check)
      case .word(let word): options.sources.append(word)
      case .option("--variant", let value): options.variant = value
      case .option(_, let value): options.app = value
      case .flag: continue
      }
    }
    return .checkPages(options)
  }

  static func device(_ name: String) throws(CommandLineError) -> String {
    guard DeviceProfile.named(name) != nil else {
      throw .unknownDevice(
        name, nearest: NearestName.of(name, in: DeviceProfile.names), known: DeviceProfile.names)
    }
    return name
  }
}
