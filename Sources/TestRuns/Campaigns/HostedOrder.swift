import Foundation
import SimulatedApp
import Synchronization
import TestHost
import Trials
import VirtualTime

/// Runs the tests of the process one after the other on the same device.
///
/// This finds tests that depend on those before them. User defaults, keychain, files, pasteboard
/// and permissions are kept from test to test. Each test launches the app again, and its clock
/// starts again. Before that, each test runs once on a new device.
final class HostedOrder: TrialMaking {
  /// It is Sendable because all tests run on one thread; other threads only see the list, under its
  /// lock.
  private struct Entry: @unchecked Sendable {
    let test: any HostedTrialCase
    let app: CompiledApp?
  }

  private let latencies: LatencyPlan
  private let seed: Seed
  private let output: String?
  private let entries = Mutex<[Entry]>([])

  /// Makes a search with the settings of the environment.
  init(_ settings: CampaignSettings, seed: Seed? = nil) {
    latencies = settings.latencies
    output = settings.output
    self.seed = seed ?? VariableReading().seed ?? 1
  }

  /// Runs a test on a new device and fails it if it fails there.
  ///
  /// The test takes part in the search unless it is skipped.
  func run(_ test: some HostedTrialCase) {
    let entry = Entry(test: test, app: test.compiledApp(with: latencies))
    let record = trial(entry, on: nil).record
    if let reason = record.skipReason { return test.markSkipped(reason) }
    entries.withLock { $0.append(entry) }
    for failure in record.failures { test.fail(failure.message, at: failure) }
  }

  /// Runs the search over all tests that were run.
  func search() -> OrderFindings {
    let entries = entries.withLock { $0 }
    var search = TestOrderSearch(entries.map(\.test.campaignName)) { sequence in
      self.endings(of: sequence.map { entries[$0] })
    }
    return search.search()
  }

  /// Prints the table, and writes it if there is a folder for it.
  func end() {
    guard entries.withLock({ !$0.isEmpty }) else { return }
    let findings = search()
    let table = OrderTable(findings).text + "\nLatencies: \(latencies)."
    HostOutput.print("\n" + table)
    guard let output else { return }
    ResultFolder.write(OrderFile.bytes(of: findings), to: ResultFolder.orders, in: output)
    ResultFolder.write(Array((table + "\n").utf8), to: ResultFolder.orderTable, in: output)
  }

  /// How tests end that run one after the other on the same device.
  private func endings(of sequence: [Entry]) -> [OrderFindings.Ending] {
    var belongings: DeviceBelongings?
    var running: (any HostedTrialCase.Type)?
    defer { running?.tearDown() }
    return sequence.map { entry in
      let testClass = type(of: entry.test)
      if running.map(ObjectIdentifier.init) != ObjectIdentifier(testClass) {
        running?.tearDown()
        running = testClass
        testClass.setUp()
      }
      let outcome = trial(entry, on: belongings)
      belongings = outcome.belongings
      return outcome.record.failures.first?.summary
    }
  }

  private func trial(_ entry: Entry, on belongings: DeviceBelongings?) -> TrialOutcome {
    entry.test.trial(
      TrialSetting(
        app: entry.app, seed: seed, belongings: belongings,
        replaySettings: latencies.replaySettings))
  }
}
