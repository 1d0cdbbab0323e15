import Testing

@testable import CommandLineTool

@Suite struct CommandLineParserTests {
  private func command<Command: ToolCommand>(
    _ words: String..., as type: Command.Type
  ) throws -> Command {
    guard case .run(let command) = try CommandLineParser(SampleTool.self).request(words) else {
      throw CommandLineFault.unexpectedArgument("help")
    }
    return try #require(command as? Command)
  }

  @Test func `no arguments run the main command with its defaults`() throws {
    let tool = try command(as: SampleTool.self)
    #expect(tool.runs == 10 && tool.app == nil && !tool.isResumed)
  }

  @Test func `values follow a name or an equals sign`() throws {
    let tool = try command("--runs=1_000", "--app", "A", "--resume", as: SampleTool.self)
    #expect(tool.runs == 1_000 && tool.app == "A" && tool.isResumed)
  }

  @Test func `a nested command has arguments by place and options of a group`() throws {
    let diff = try command("routes", "diff", "a", "--output", "o", "b", as: DiffCommand.self)
    #expect(diff.old == "a" && diff.new == "b" && diff.output.output == "o")
    let dashed = try command("routes", "diff", "--output=o", "--", "-a", "-", as: DiffCommand.self)
    #expect(dashed.old == "-a" && dashed.new == "-")
  }

  @Test func `choices have names and lists grow`() throws {
    let routes = try command(
      "routes", "--format", "dot", "--device", "a", "--device", "b", as: RoutesCommand.self)
    #expect(routes.format == .dot && routes.devices == ["a", "b"])
  }

  @Test func `two commands of a kind do not share values`() throws {
    _ = try command("--runs", "3", as: SampleTool.self)
    #expect(try command(as: SampleTool.self).runs == 10)
  }

  @Test(
    arguments: [
      (["route"], "Error: Unknown command 'route'. Did you mean 'routes'?"),
      (["dance"], "Error: Unknown command 'dance'"),
      (["--sedes", "5"], "Error: Unknown option '--sedes'"),
      (["--seeds", "5"], "Error: '--seeds' is now '--runs'"),
      (["--run", "5"], "Error: Unknown option '--run'. Did you mean '--runs'?"),
      (["--resume=yes"], "Error: The option '--resume' takes no value, but 'yes' was given"),
      (["--help=yes"], "Error: The option '--help' takes no value, but 'yes' was given"),
      (["--app", "--runs", "2"], "Error: Missing value for '--app'"),
      (["--app="], "Error: Missing value for '--app'"),
      (["--app", ""], "Error: Missing value for '--app'"),
      (["--runs", "5", "--runs", "6"], "Error: The option '--runs' was given twice"),
      (["--runs", "5", "extra"], "Error: Unexpected argument 'extra'"),
      (
        ["--runs", "none", "--app=", "--resum"],
        """
        Error: The value 'none' is invalid for '--runs': expected a whole number from 1 to 1000
        Error: Missing value for '--app'
        Error: Unknown option '--resum'. Did you mean '--resume'?
        """
      ),
    ])
  func `faults name what was meant, all at once`(arguments: [String], words: String) {
    let faults = #expect(throws: CommandLineFaults.self) {
      try CommandLineParser(SampleTool.self).request(arguments)
    }
    #expect(faults?.text == words + "\nSee 'sample help' for more information.")
  }

  @Test func `a long value is cut, so that what was expected stays in sight`() {
    let faults = #expect(throws: CommandLineFaults.self) {
      try CommandLineParser(SampleTool.self)
        .request(["--runs", String(repeating: "9", count: 81)])
    }
    let shown = String(repeating: "9", count: 80)
    #expect(
      faults?.text.hasPrefix("Error: The value '\(shown)...' is invalid for '--runs'") == true)
  }

  @Test(
    arguments: [
      (
        ["routes", "--format", "mermiad"],
        "The value 'mermiad' is invalid for '--format'. Did you mean 'mermaid'?", "routes"
      ),
      (
        ["routes", "--format", "picture"],
        "The value 'picture' is invalid for '--format': expected one of: text, dot, mermaid",
        "routes"
      ),
      (["routes", "dif"], "Unknown command 'dif'. Did you mean 'diff'?", "routes"),
      (["routes", "Screens/Shop"], "'Screens/Shop' is now '--app Screens/Shop'", "routes"),
      (["routes", "diff", "a", "--output", "o"], "Missing argument 'NEW'", "routes diff"),
      (["routes", "diff", "a", "b"], "Missing argument '--output FOLDER'", "routes diff"),
      (
        ["routes", "diff", "a", "a", "--output=o"], "The option 'a' cannot be used with 'a'",
        "routes diff"
      ),
      (["help", "routes", "dif"], "Unknown command 'dif'. Did you mean 'diff'?", "help"),
    ])
  func `faults lead to the help of their command`(
    arguments: [String], words: String, command: String
  ) {
    let faults = #expect(throws: CommandLineFaults.self) {
      try CommandLineParser(SampleTool.self).request(arguments)
    }
    #expect(faults?.text == "Error: \(words)\nSee 'sample help \(command)' for more information.")
  }

  @Test(arguments: [["routes", "diff", "--help"], ["routes", "diff", "x", "-h", "--wrong"]])
  func `help is of the command before it, whatever else there is`(arguments: [String]) throws {
    guard case .help(let node) = try CommandLineParser(SampleTool.self).request(arguments) else {
      Issue.record("no help")
      return
    }
    #expect(node.spelling == "sample routes diff")
  }

  @Test func `only the tool itself has a version`() throws {
    guard case .version = try CommandLineParser(SampleTool.self).request(["--version"]) else {
      Issue.record("no version")
      return
    }
    #expect(throws: CommandLineFaults.self) {
      try CommandLineParser(SampleTool.self).request(["routes", "--version"])
    }
  }
}
