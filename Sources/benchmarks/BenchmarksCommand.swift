import CommandLineTool

/// `benchmarks`: measures speed and memory.
struct BenchmarksCommand: ToolCommand {
  static let name = "benchmarks"
  static let summary = "Measures speed and memory, and how well the flake lab does."
  static let examples = ["swift run -c release benchmarks --quick"]
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Commands",
        [
          GoalsCommand.self, CertificatesCommand.self, ProgramsCommand.self, ScaleCommand.self,
          ExplainCommand.self, PartCommand.self, HelpCommand<BenchmarksCommand>.self,
        ])
    ]
  }

  @Flag("--quick", "Takes fewer runs.")
  private var isQuick

  @Flag("--json", "Prints the figures as JSON.")
  private var isJSON

  func run() -> ExitCode {
    Console.out(SpeedBench.text(runs: isQuick ? 3 : 9, isJSON: isJSON))
    return .success
  }
}
