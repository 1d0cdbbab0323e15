/// Shows the help of a tool, or of one of its commands.
package struct HelpCommand<Root: ToolCommand>: ToolCommand {
  package static var name: String { "help" }
  package static var summary: String { "Shows help for the tool or a command." }

  @Argument(Self.command, "The command, such as \"routes diff\".")
  private var words: [String]

  /// A word of a command; shells offer the first words.
  private static var command: ValueKind<String> {
    ValueKind(
      "COMMAND", expected: "a command", choices: CommandNode(Root.self).children.map(\.name),
      read: { $0 })
  }

  package init() {}

  package func faults() -> [CommandLineFault] {
    let (node, rest) = CommandNode(Root.self).descend(words[...])
    guard let word = rest.first else { return [] }
    return [node.unknownCommand(word)]
  }

  package func run() -> ExitCode {
    Console.out(HelpText(CommandNode(Root.self).descend(words[...]).node).text)
    return .success
  }
}
