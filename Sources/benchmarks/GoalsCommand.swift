import CommandLineTool
import LabGoals

/// `benchmarks goals`: measures the goals of the laboratory.
///
/// A missed goal is a result, not a failure of the command.
struct GoalsCommand: ToolCommand {
  static let name = "goals"
  static let summary = "Measures the twelve goals of the laboratory."
  static let examples = ["swift run -c release benchmarks goals --goal 4"]

  @Flag("--quick", "Uses fewer seeds: half a minute instead of some minutes.")
  private var isQuick

  @Flag("--json", "Prints the figures as JSON.")
  private var isJSON

  @Flag("--article", "Prints the table of the article \"Goals\".")
  private var isArticle

  @Option("--goal", .number(in: 1...12), "Measures this goal only.")
  private var number: Int?

  func faults() -> [CommandLineFault] {
    isJSON && isArticle ? [.excludedOption("--json", by: "--article")] : []
  }

  func run() -> ExitCode {
    let goals = Goal.all.filter { number == nil || number == $0.number }
    let rows = goals.flatMap { GoalMeasures.rows(of: $0.number, isQuick: isQuick) }
    let table = GoalTable(rows: rows, goals: goals)
    Console.out(isJSON ? table.json : isArticle ? table.markdown : table.text)
    return .success
  }
}
