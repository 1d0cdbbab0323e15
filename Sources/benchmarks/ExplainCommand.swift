import CommandLineTool
import EventOrders
import LabGoals

/// `benchmarks explain`: explains why the tests of the laboratory fail.
struct ExplainCommand: ToolCommand {
  static let name = "explain"
  static let summary = "Explains why the test of a flaky scenario fails."
  static let discussion = """
    Prints the cause, whose fault it is, the two events that race, the smallest schedule, and a \
    change that was tried. Without a scenario it explains all of them and prints which causes were \
    confused.
    """
  static let examples = ["swift run benchmarks explain \"feed after a pause\""]

  @Argument(.name("SCENARIO", among: FlakyScenario.all.map(\.name)), "The scenario.")
  private var scenario: String?

  @Option("--variant", .choice("VARIANT"), "The variant of the scenario.")
  private var form = FlakyScenario.Form.flaky

  func run() -> ExitCode {
    if let scenario = scenario.flatMap(FlakyScenario.named) {
      Console.out(CauseReport.diagnosis(of: scenario.variant(form)).description)
    } else {
      Console.out(CauseReport(of: FlakyScenario.all).text)
    }
    return .success
  }
}
