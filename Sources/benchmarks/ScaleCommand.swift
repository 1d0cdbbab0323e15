import CommandLineTool

/// `benchmarks scale`: measures how work grows with the size of apps and tests.
struct ScaleCommand: ToolCommand {
  static let name = "scale"
  static let summary = "Measures how work grows with the size of apps and tests."
  static let discussion = """
    Each figure is measured for four sizes. The power of the size with which it grows is fitted to \
    them, and printed with its limit. With --output the generated app is written instead.
    """
  static let examples = ["swift run -c release benchmarks scale"]

  @Flag("--quick", "Measures smaller sizes.")
  private var isQuick

  @Option("--output", .text("FOLDER"), "Writes a generated app into this folder.")
  private var output: String?

  @Option("--screens", .number(in: 1...10_000), "How many screens the written app has.")
  private var screens = 1_000

  func run() -> ExitCode {
    guard let output else {
      for figure in ScaleBench.figures(isQuick: isQuick) { Console.out(figure.text) }
      return .success
    }
    do {
      try ScaleBench.write(screens: screens, into: output)
      return .success
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }
}
