/// A command-line tool: its main command with all subcommands.
package struct Tool {
  private let root: any ToolCommand.Type
  private let version: String

  /// A tool with its main command.
  package init(_ root: any ToolCommand.Type, version: String) {
    self.root = root
    self.version = version
  }

  /// Runs the command that the arguments name; they do not include the tool's name.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try CommandLineParser(root).request(arguments) {
      case .run(let command): return try command.run()
      case .help(let node): Console.out(HelpText(node).text)
      case .version: Console.out("\(root.name) \(version)")
      }
      return .success
    } catch let faults as CommandLineFaults {
      Console.error(faults.text)
      return .usage
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }
}
