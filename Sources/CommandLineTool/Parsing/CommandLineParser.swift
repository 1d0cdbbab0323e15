import PredicateFormat

/// Reads the arguments of a tool.
package struct CommandLineParser {
  /// The request that the arguments express.
  package enum Request {
    case run(any ToolCommand)
    case help(CommandNode)
    case version
  }

  private let root: CommandNode

  /// A parser for the commands of a tool.
  package init(_ root: any ToolCommand.Type) { self.root = CommandNode(root) }

  /// Reads the arguments without the tool's own name; throws all faults in them.
  package func request(_ arguments: [String]) throws(CommandLineFaults) -> Request {
    let (node, rest) = root.descend(arguments[...])
    if let word = rest.first, let fault = Self.unknownCommand(word, after: node) {
      throw CommandLineFaults(faults: [fault], path: node.path)
    }
    let command = node.command.init()
    var reader = ArgumentReader(node, CommandProperties(of: command).all, rest)
    reader.read()
    if reader.asksHelp { return .help(node) }
    if reader.asksVersion { return .version }
    let faults = reader.faults.isEmpty ? command.faults() : reader.faults
    guard faults.isEmpty else { throw CommandLineFaults(faults: faults, path: node.path) }
    return .run(command)
  }

  /// The fault of a word in a place where only a command or an option is valid.
  private static func unknownCommand(_ word: String, after node: CommandNode) -> CommandLineFault? {
    let takesArguments = node.parameters.contains { $0.kind == .argument }
    guard !word.hasPrefix("-"), !takesArguments, !node.children.isEmpty else { return nil }
    let fault = node.unknownCommand(word)
    guard let now = node.command.formerWords[""], case .unknownCommand(_, nil) = fault else {
      return fault
    }
    return .formerWord(word, now: "\(now) \(word)")
  }
}

/// Reads the arguments of one command into its properties.
struct ArgumentReader {
  private let node: CommandNode
  private let options: [String: any CommandProperty]
  private let arguments: [any CommandProperty]
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var given: Set<String> = []
  private(set) var faults: [CommandLineFault] = []
  private(set) var asksHelp = false
  private(set) var asksVersion = false

  init(_ node: CommandNode, _ properties: [any CommandProperty], _ rest: ArraySlice<String>) {
    self.node = node
    self.rest = rest
    arguments = properties.filter { $0.parameter.kind == .argument }
    options = Dictionary(
      properties.filter { $0.parameter.kind != .argument }.map { ($0.parameter.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads until the end, or until a request for help.
  mutating func read() {
    while !asksHelp, let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      do throws(CommandLineFault) { try readOption(word) } catch { faults.append(error) }
    }
    // The word after an unknown option may be its value.
    let isCertain = !faults.contains { fault in
      switch fault {
      case .unknownOption, .formerWord: true
      default: false
      }
    }
    assignWords(isCertain: isCertain)
    if isCertain { reportMissing() }
  }

  private mutating func readOption(_ word: String) throws(CommandLineFault) {
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = pieces[0] == "-h" ? CommandNode.help : String(pieces[0])
    let value = pieces.count > 1 ? String(pieces[1]) : nil
    if CommandNode.builtIn(isRoot: node.isRoot).contains(where: { $0.name == name }) {
      if let value { throw .unexpectedValue(option: name, value: value) }
      if name == CommandNode.help { asksHelp = true } else { asksVersion = true }
      return
    }
    guard let property = options[name] else { throw unknown(name) }
    let isNew = given.insert(name).inserted
    let text = try readValue(of: property.parameter, value)
    guard isNew || property.parameter.isRepeated else { throw .repeatedOption(name) }
    try property.take(text)
  }

  private func unknown(_ name: String) -> CommandLineFault {
    if let now = node.command.formerWords[name] { return .formerWord(name, now: now) }
    let names = node.parameters.filter { $0.kind != .argument }.map(\.name)
    return .unknownOption(name, nearest: NearestName.of(name, in: names))
  }

  /// Reads the value after the equals sign, else the next word.
  private mutating func readValue(
    of parameter: CommandParameter, _ attached: String?
  ) throws(CommandLineFault) -> String {
    if parameter.kind == .flag {
      if let attached { throw .unexpectedValue(option: parameter.name, value: attached) }
      return ""
    }
    let follows = attached == nil && rest.first?.hasPrefix("--") == false
    guard let value = follows ? rest.popFirst() : attached, !value.isEmpty else {
      throw .missingValue(option: parameter.name)
    }
    return value
  }

  private mutating func assignWords(isCertain: Bool) {
    var places = arguments[...]
    for word in words {
      guard let place = places.first else {
        if isCertain { faults.append(unexpected(word)) }
        continue
      }
      if !place.parameter.isRepeated { places.removeFirst() }
      given.insert(place.parameter.name)
      do throws(CommandLineFault) { try place.take(word) } catch { faults.append(error) }
    }
  }

  private func unexpected(_ word: String) -> CommandLineFault {
    guard let now = node.command.formerWords[""] else { return .unexpectedArgument(word) }
    return .formerWord(word, now: "\(now) \(word)")
  }

  private mutating func reportMissing() {
    let missing = node.parameters.filter { $0.isRequired && !given.contains($0.name) }
    faults += missing.map { .missingArgument($0.spelling) }
  }
}
