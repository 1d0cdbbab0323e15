import FlakeLab
import SimulatedApp
import TestReports
import VirtualTime

extension RehearsalReport {
  /// Converts the results of the main job to the content of a report.
  init(app: AppDefinition, routes: RouteReport, outcome: CampaignOutcome, folder: String?) {
    self.init(
      app: app.name, routes: routes,
      flows: outcome.findings.map { Flow($0, folder: folder) }, notes: outcome.notes)
  }
}

extension RehearsalReport.Flow {
  fileprivate init(_ finding: CampaignOutcome.Finding, folder: String?) {
    let result = finding.result
    self.init(
      name: result.name, rate: result.rate, isExpected: result.isAsExpected,
      meaning: result.meaning(lesson: finding.lesson), failureGroups: result.failureGroups,
      first: Self.first(of: finding, folder))
  }

  private static func first(
    of finding: CampaignOutcome.Finding, _ folder: String?
  ) -> RehearsalReport.FirstFailure? {
    guard let trial = finding.result.firstFailure, let journal = finding.journal else { return nil }
    let name = finding.result.name
    return RehearsalReport.FirstFailure(
      seed: trial.seed.description, message: trial.failures.first?.message ?? "",
      replayCommand: finding.replayCommand(folder: folder) ?? "",
      journalFile: RehearsalFolder.journalFile(of: name), journal: journal,
      screen: finding.screen ?? "")
  }
}
