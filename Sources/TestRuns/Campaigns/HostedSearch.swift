import EventOrders
import Foundation
import SimulatedApp
import Synchronization
import TestHost
import Trials
import VirtualTime

/// Searches for an order of events that makes a test fail, for every test of the process.
final class HostedSearch: TrialMaking {
  private let search: TestSearch
  private let latencies: LatencyPlan
  private let faults: FaultPlan
  private let settings: String
  private let output: String?
  private let found = Mutex<[SearchFindings]>([])
  /// The fault of the app that prevents the search.
  private let appFault = Mutex<String?>(nil)

  /// Makes a search with the settings of the environment.
  init(_ search: TestSearch, settings: CampaignSettings) {
    self.search = search
    latencies = settings.latencies
    faults = (try? FaultPlan(parsing: settings.faults)) ?? FaultPlan()
    self.settings =
      VariableReading().replaySettings
      + ReplayCommand.settings(latencies: latencies.name, faults: settings.faults)
    output = settings.output
  }

  /// Searches a test, and fails it once if an order of events fails.
  func run(_ test: some HostedTrialCase) {
    let repeated = RepeatedTest(test, latencies: latencies)
    let first = repeated.record(of: RunRequest(seed: search.seed))
    if let reason = first.skipReason { return test.markSkipped(reason) }
    if let fault = test.appFault(among: first.trial.failures) {
      appFault.withLock { $0 = fault.message }
      return test.fail(fault.message, at: fault)
    }
    let findings = findings(of: repeated, knowing: first.trial)
    guard let text = findings.failureText(settings: settings) else { return }
    test.fail(text, at: findings.failure?.trial.failures.first)
  }

  func findings(of test: RepeatedTest, knowing first: Trial? = nil) -> SearchFindings {
    var findings = search.findings(of: test, knowing: first)
    if let folder = test.folder { findings = findings.located(in: folder) }
    found.withLock { $0.append(findings) }
    // A later test may end the process.
    write(found.withLock { $0 })
    return findings
  }

  /// Prints the table; of an app with faults, writes only these.
  func end() {
    if let fault = appFault.withLock({ $0 }) {
      guard let output else { return }
      return ResultFolder.write(Array(fault.utf8), to: ResultFolder.search, in: output)
    }
    let found = found.withLock { $0 }
    if !found.isEmpty { HostOutput.print("\n" + text(of: found)) }
  }

  private func text(of found: [SearchFindings]) -> String {
    SearchTable(found, latencies: latencies.name, faults: faults, settings: settings).text
  }

  /// Writes the table and the records, if there is a folder.
  private func write(_ found: [SearchFindings]) {
    guard let output else { return }
    let text = text(of: found)
    ResultFolder.write(Array((text + "\n").utf8), to: ResultFolder.search, in: output)
    ResultFolder.write(
      SearchFile.bytes(of: found.map { $0.record(under: latencies.name) }),
      to: ResultFolder.searchRecords, in: output)
  }
}
