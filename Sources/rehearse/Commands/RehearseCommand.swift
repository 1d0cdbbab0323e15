import FlakeLab
import Foundation
import SimulatedApp
import TestReports
import VirtualTime

/// The main job: checks the routes, runs the standard campaign, writes the report.
struct RehearseCommand {
  private let options: RehearseOptions

  init(_ options: RehearseOptions) { self.options = options }

  func run() -> ExitCode {
    guard let app = AppSource.load(options.folder, variant: options.variant) else {
      return .failure
    }
    Console.out("Rehearsing \(app.definition.name) from \(app.folder)\n")
    let routes = app.checkedRoutes
    Console.out("1. Routes and screens\n\n\(RouteReportText(routes).text)\n")
    let campaign = StandardCampaign(app: app.definition, options: options)
    Console.out("2. Flows\n")
    let outcome = campaign.run()
    Console.out(outcome.text + "\n")
    let report = RehearsalReport(
      app: app.definition, routes: routes, outcome: outcome, options: options)
    let isWritten = RehearsalFolder(options.output).write(report)
    let holds = routes.holds && outcome.isAsExpected
    Console.out(holds ? "Everything holds." : "Something does not hold.")
    return holds && isWritten ? .success : .failure
  }
}
