import CommandLineTool

/// `benchmarks`: measures speed and memory.
struct BenchmarksCommand: ToolCommand {
  static let name = "benchmarks"
  static let summary = "Measures speed, memory and the results of the flake lab."
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

  @Flag("--quick", "Uses fewer runs.")
  private var isQuick

  @Flag("--json", "Prints the figures as JSON.")
  private var isJSON

  func run() -> ExitCode {
    Console.out(SpeedBench.text(runs: isQuick ? 3 : 9, isJSON: isJSON))
    return .success
  }
}
