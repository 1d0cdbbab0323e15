import AccessibilityTree
import CommandLineTool
import FlakeLab
import SimulatedApp
import VirtualTime

/// Runs the standard flows on an app that has the screens for them.
struct StandardCampaign {
  let app: AppDefinition
  /// The one flow to run; nil runs all.
  let flow: String?
  /// How many times each flow runs.
  let runs: Int
  let firstSeed: Seed
  let threads: Int

  /// Runs the flows with all seeds and shows progress.
  func run() -> CampaignOutcome {
    let missing = StandardFlows.missing(in: app)
    guard missing.isEmpty else { return .leftOut(missing: missing) }
    let flows = StandardFlows.all.filter { flow == nil || $0.flow.name == flow }
    var campaign = Campaign(app: app, flows: flows.map(\.flow))
    campaign.runs = runs
    campaign.firstSeed = firstSeed
    campaign.threads = threads
    let bar = ProgressBar(total: runs * flows.count)
    let results = campaign.run { bar.show($0) }
    bar.finish()
    let found = zip(flows, results).map { finding($0, $1, campaign) }
    return .ran(found, latencies: campaign.latencies)
  }

  private func finding(
    _ flow: StandardFlow, _ result: FlowResult, _ campaign: Campaign
  ) -> CampaignOutcome.Finding {
    guard let first = result.firstFailure else {
      return .init(result: result, lesson: flow.lesson, journal: nil, screen: nil)
    }
    let journal = campaign.journal(of: flow.flow, seed: first.seed)
    let record = try? JournalRecord(journal)
    let player = record.flatMap { try? JournalPlayer($0, app: campaign.plannedApp) }
    let screen = player?.snapshot(at: .start + first.duration).map { snapshot in
      TreeText(snapshot.tree, addresses: .none).subtree()
    }
    return .init(result: result, lesson: flow.lesson, journal: journal, screen: screen)
  }
}
