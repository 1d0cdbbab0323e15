import FlakeLab
import SimulatedApp
import TestReports
import VirtualTime

extension RehearsalReport {
  /// Maps what the main job found to what a report shows.
  init(app: AppDefinition, routes: RouteReport, outcome: CampaignOutcome, options: RehearseOptions)
  {
    self.init(
      app: app.name, routes: routes,
      flows: outcome.findings.map { Flow($0, options: options) }, notes: outcome.notes)
  }
}

extension RehearsalReport.Flow {
  fileprivate init(_ finding: CampaignOutcome.Finding, options: RehearseOptions) {
    let result = finding.result
    self.init(
      name: result.name, runs: result.rate.runs, failures: result.rate.failures,
      rate: result.rate.description, interval: result.rate.lowerBound...result.rate.upperBound,
      verdict: RehearsalReport.Verdict(result.verdict), isExpected: result.isAsExpected,
      meaning: result.meaning(lesson: finding.lesson),
      ways: result.failureGroups.map {
        .init(summary: $0.summary, count: $0.count, seed: $0.firstSeed.description)
      },
      first: Self.first(of: finding, options))
  }

  private static func first(
    of finding: CampaignOutcome.Finding, _ options: RehearseOptions
  ) -> RehearsalReport.FirstFailure? {
    guard let trial = finding.result.firstFailure, let journal = finding.journal else { return nil }
    let name = finding.result.name
    return RehearsalReport.FirstFailure(
      seed: trial.seed.description, message: trial.failures.first?.message ?? "",
      replayCommand: finding.replayCommand(folder: options.folder) ?? "",
      journalFile: RehearsalFolder.journalFile(of: name), journal: journal,
      screen: finding.screen ?? "")
  }
}

extension RehearsalReport.Verdict {
  fileprivate init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .steadyPass: .steadyPass
      case .steadyFail: .steadyFail
      case .flaky: .flaky
      }
  }
}
