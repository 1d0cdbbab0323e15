import AppTools
import EventOrders
import FlakeLab
import SimulatedApp
import Trials
import VirtualTime

/// Searches a flow of the standard campaign for the cause of a failure.
struct FlowSearch {
  /// The app that the flow runs on.
  let app: AppSource
  /// The most runs of a search.
  let runs: Int

  /// The findings of a search; nil if no flow has the name.
  func record(of failing: FailingTest, at seed: Seed) -> SearchRecord? {
    guard let flow = StandardFlows.all.first(where: { $0.flow.name == failing.test })?.flow else {
      return nil
    }
    // The standard campaign runs under these latencies.
    var test = FlowTest(flow, app: LatencyPlan.everyday.applied(to: app.definition))
    test.isOfTest = { $0.contains("/StandardFlows.swift") || $0.contains("/StandardWait.swift") }
    return TestSearch(.exhaustive, runLimit: runs, seed: seed).findings(of: test)
      .located(in: AppFolder(app.folder)).record(under: LatencyPlan.everyday.name)
  }
}
