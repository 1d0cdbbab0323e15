import PredicateFormat

/// A command at its place among the commands of a tool.
package struct CommandNode {
  /// The command.
  package let command: any ToolCommand.Type
  /// The words that lead to it, the tool's name first.
  package let path: [String]

  /// The main command of a tool.
  package init(_ root: any ToolCommand.Type) {
    command = root
    path = [root.name]
  }

  private init(_ command: any ToolCommand.Type, below parent: CommandNode) {
    self.command = command
    path = parent.path + [command.name]
  }

  /// The word that is typed.
  package var name: String { command.name }

  /// The words to type for the command.
  package var spelling: String { path.joined(separator: " ") }

  /// The commands directly below, under the titles of their sections.
  package var sections: [(title: String, nodes: [CommandNode])] {
    command.sections.map { section in
      (section.title, section.commands.map { CommandNode($0, below: self) })
    }
  }

  /// The commands directly below.
  package var children: [CommandNode] { sections.flatMap(\.nodes) }

  /// The command and all commands below it, each before its subcommands.
  package var all: [CommandNode] { [self] + children.flatMap(\.all) }

  /// Its options and arguments, with those that every command has.
  package var parameters: [CommandParameter] {
    CommandProperties(of: command.init()).all.map(\.parameter) + Self.builtIn(isRoot: isRoot)
  }

  var isRoot: Bool { path.count == 1 }

  /// The command to which words lead from here, and the remaining words.
  func descend(_ words: ArraySlice<String>) -> (node: CommandNode, rest: ArraySlice<String>) {
    guard let word = words.first, let child = children.first(where: { $0.name == word })
    else { return (self, words) }
    return child.descend(words.dropFirst())
  }

  /// The fault of a word that is not a command below this one.
  func unknownCommand(_ word: String) -> CommandLineFault {
    let names = children.map(\.name)
    return .unknownCommand(word, nearest: NearestName.of(word, in: names))
  }

  static let help = "--help"
  static let version = "--version"

  static func builtIn(isRoot: Bool) -> [CommandParameter] {
    let help = CommandParameter(name: help, help: "Shows help; also -h.")
    guard isRoot else { return [help] }
    return [CommandParameter(name: version, help: "Shows the version."), help]
  }
}
