import AppTools
import CommandLineTool
import Foundation
import SimulatedApp
import TestReports
import VirtualTime

/// `rehearse`: the main job checks the routes, runs the standard campaign and writes the report.
struct RehearseCommand: ToolCommand {
  static let name = "rehearse"
  static let summary = "Finds broken routes and flaky tests of an iOS app."
  static let discussion = """
    Without a command it checks every screen and route of the app in Screens. Then it runs login \
    and list flows many times, to show which ways to wait make a test flaky.

    Exits with 0 if all checks pass, 1 if one does not, and 2 for wrong arguments.
    """
  static let examples = ["rehearse --runs 200", "rehearse routes --app Screens/Shop"]
  static let formerWords = ["--seeds": "--runs", "--first-seed": "--seed", "--threads": "--jobs"]

  /// The most runs of one flow.
  static let runLimit = 1_000_000
  /// The most flows that run at once.
  static let jobLimit = 256

  var app = AppOptions()

  @Option("--flow", .name(among: StandardFlows.names), "Runs this flow only.")
  var flow: String?

  @Option("--runs", .number(in: 1...runLimit), "How many times each flow runs.")
  var runs = 1_000

  @Option("--seed", .number(), "The seed of the first run; each next run adds 1.")
  var seed = 1

  @Option(
    "--jobs", .number(in: 1...jobLimit),
    "How many runs execute at once; results do not depend on it.", default: "one per core")
  var jobs: Int?

  @Option("--output", .folder(), "Where the report and journals go.")
  var output = ".rehearsal"

  func run() -> ExitCode {
    guard let app = app.load() else { return .failure }
    Console.out("Rehearsing \(app.definition.name) from \(app.folder)\n")
    let routes = app.checkedRoutes()
    Console.out("1. Routes and screens\n\n\(RouteReportText(routes).text)\n")
    Console.out("2. Flows\n")
    let outcome = campaign(on: app.definition).run()
    Console.out(outcome.text + "\n")
    let report = RehearsalReport(
      app: app.definition, routes: routes, outcome: outcome, folder: self.app.folder)
    let isWritten = RehearsalFolder(output).write(report)
    let holds = routes.holds && outcome.isAsExpected
    let passed =
      isWritten ? "All checks passed." : "All checks passed, but the report could not be written."
    Console.out(holds ? passed : "Some checks failed.")
    return holds && isWritten ? .success : .failure
  }

  private func campaign(on app: AppDefinition) -> StandardCampaign {
    StandardCampaign(
      app: app, flow: flow, runs: runs, firstSeed: Seed(UInt64(seed)),
      threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
