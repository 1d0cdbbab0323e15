import CommandLineTool
import EnvironmentVariables
import TestProcesses
import TestRuns
import XCUIAutomation

/// `rehearse campaign order`: finds tests that depend on an earlier test.
struct CampaignOrderCommand: ToolCommand {
  static let name = "order"
  static let summary = "Finds tests that depend on the test before them."
  static let discussion = "Runs all ordered pairs of tests, each pair on one device."
  static let errorCode = ExitCode.notMade
  static let examples = ["rehearse campaign order --filter ShopTests"]

  var trials = TrialOptions()

  func run() throws -> ExitCode {
    let folder = CampaignOutput(trials.output)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try folder.make(without: [ResultFolder.orders, ResultFolder.orderTable])
    let settings = folder.settings(of: trials.plan())
      .merging([.trials: "", .order: "1"]) { $1 }
    let end = try folder.run(
      trials.selection, settings: settings, printing: ResultFolder.orderTable,
      after: "all orders were run")
    let lines = folder.content(of: ResultFolder.orders)?.split(separator: UInt8(ascii: "\n")) ?? []
    Console.out("Results: \(trials.output)/\(ResultFolder.orders)")
    return lines.count == 1 && end == .code(0) ? .success : .failure
  }
}
