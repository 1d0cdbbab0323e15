import EnvironmentVariables
import Foundation
import TestProcesses
import TestRuns
import Trials
import VirtualTime

/// Searches the built tests for the cause of a failure.
struct CauseRun {
  /// The built test bundle.
  let bundle: TestBundle
  /// The most runs of a search.
  let runs: Int
  /// The folder that keeps the findings.
  let folder: String

  /// Searches a test, and keeps and returns the findings; nil if the built tests do not have the
  /// test.
  func record(of failing: FailingTest, at seed: Seed) throws -> SearchRecord? {
    let name = TestFilter.plainName(of: failing.test)
    guard try bundle.names(matching: "/").contains(name) else { return nil }
    let own = folder + "/explain"
    let output = CampaignOutput(own)
    try output.make(without: [ResultFolder.search, ResultFolder.searchRecords])
    let end = try bundle.run(
      [name], environment: environment(of: failing.setting, seed, output).named,
      log: own + "/log.txt")
    guard output.content(of: ResultFolder.searchRecords) != nil else {
      throw output.unsearched("\(name) was", end, log: own + "/log.txt")
    }
    let found = try KeptSearches.records(in: own).first { $0.test == failing.test }
    if let found { try KeptSearches.keep(found, in: folder) }
    return found
  }

  private func environment(
    of setting: RunSetting, _ seed: Seed, _ output: CampaignOutput
  ) -> [EnvironmentVariable: String] {
    let plan = CampaignPlan(
      trials: runs, firstSeed: seed, latencies: setting.latencies, faults: setting.faults)
    let device: [EnvironmentVariable: String] = [
      .device: setting.device, .system: setting.system, .language: setting.language,
    ]
    return output.settings(of: plan).merging([.search: "exhaustive"]) { $1 }
      .merging(device.filter { !$0.value.isEmpty }) { $1 }
  }
}
