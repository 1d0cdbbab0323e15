import OutputFiles

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
    StandardStream.reserveClosed()
    do throws(CommandLineFaults) {
      switch try CommandLineParser(root).request(arguments) {
      case .run(let command): return run(command)
      case .help(let node): Console.out(HelpText(node).text)
      case .version: Console.out("\(root.name) \(version)")
      }
      return .success
    } catch {
      Console.error(error.text)
      return .usage
    }
  }

  private func run(_ command: some ToolCommand) -> ExitCode {
    do { return try command.run() } catch {
      Console.error("Error: \(ErrorWords.of(error))")
      return type(of: command).errorCode
    }
  }
}
