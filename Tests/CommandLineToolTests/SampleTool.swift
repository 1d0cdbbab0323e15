@testable import CommandLineTool

/// A small tool with every kind of option.
struct SampleTool: ToolCommand {
  static let name = "sample"
  static let summary = "Runs everything."
  static let discussion = "Runs what is there, in the order in which it is there."
  static var sections: [CommandSection] {
    [
      CommandSection("Look", [RoutesCommand.self]),
      CommandSection(
        "Learn", [HelpCommand<SampleTool>.self, CompletionsCommand<SampleTool>.self]),
    ]
  }
  static let formerWords = ["--seeds": "--runs"]

  @Option("--runs", .number(in: 1...1_000), "How many runs.")
  var runs = 10

  @Option("--app", .folder(), "The app.")
  var app: String?

  @Flag("--resume", "Keeps what is there.")
  var isResumed

  func run() -> ExitCode { .success }
}

struct RoutesCommand: ToolCommand {
  enum Format: String, CaseIterable {
    case text, dot, mermaid
  }

  static let name = "routes"
  static let summary = "Checks every route."
  static let examples = ["sample routes --format dot"]
  static var sections: [CommandSection] { [CommandSection("Commands", [DiffCommand.self])] }
  static let formerWords = ["": "--app"]

  @Option("--format", .choice("FORMAT"), "How they are printed.")
  var format = Format.text

  @Option("--device", .text("NAME"), "A device; may be repeated.")
  var devices: [String]

  func run() -> ExitCode { .failure }
}

struct DiffCommand: ToolCommand {
  static let name = "diff"
  static let summary = "Compares two versions of the routes."

  @Argument(.file("OLD"), "The old routes.")
  var old = ""

  @Argument(.file("NEW"), "The new routes.")
  var new = ""

  var output = OutputOptions()

  func faults() -> [CommandLineFault] {
    old == new ? [.excludedOption(old, by: new)] : []
  }

  func run() -> ExitCode { .success }
}

struct OutputOptions: OptionGroup {
  @Option("--output", .folder(), "Where the result goes.", isRequired: true)
  var output = ""
}
