import EventOrders
import Foundation
import SimulatedApp
import Synchronization
import TestHost
import Trials
import VirtualTime
import XCTest

/// Runs every test of the process many times, each time on a new device with another seed.
///
/// All trials run on the thread of the test. XCTest has only one current test per process, to which
/// assertions report. It also runs synchronous tests on the main thread, and their code may rely on
/// the main actor. To run in parallel, several processes share the work as shards.
final class HostedCampaign: TrialMaking {
  private let plan: CampaignPlan
  private let latencies: LatencyPlan
  private let store: TrialStore
  private let output: String?
  private let renewal: ProcessRenewal?
  private let tests = Mutex<[TestFindings]>([])
  /// Whether a test does not use an app, so that the campaign shows nothing.
  private let lacksApp = Atomic(false)

  /// Makes a campaign from a plan.
  ///
  /// Its process ends as `ProcessRenewal` says if trials are saved.
  init(_ plan: CampaignPlan, settings: CampaignSettings, renewal: ProcessRenewal? = nil) {
    var plan = plan
    if settings.output != nil { plan.origin = plan.origin ?? .ofThisProcess }
    self.plan = plan
    latencies = settings.latencies
    output = settings.output
    let renewal = renewal ?? settings.leftBodies.map { ProcessRenewal(after: $0) }
    self.renewal = settings.output == nil ? nil : renewal
    store = TrialStore(folder: settings.output, plan: plan)
  }

  /// Runs the trials of a test, and fails the test once if any of them failed.
  func run(_ test: some HostedTrialCase) {
    if let fault = store.fault {
      return test.fail(fault, file: nil, line: nil, endsTest: false)
    }
    let findings = trials(of: test)
    if lacksApp.load(ordering: .relaxed), let reason = findings.firstFailure?.failures.first {
      return test.fail(reason.message, at: reason)
    }
    if findings.isSkipped {
      test.markSkipped(findings.records.first?.skipReason)
    }
    if let first = findings.firstFailure, !first.endedItsProcess { keepJournal(of: first, test) }
    guard let text = findings.failureText(settings: plan.replaySettings) else { return }
    test.fail(text, at: findings.firstFailure?.failures.first)
  }

  /// Runs a failed trial again and writes its journal, from which its trace is made.
  private func keepJournal(of record: TrialRecord, _ test: some HostedTrialCase) {
    guard let output, let app = test.compiledApp(with: latencies) else { return }
    var setting = TrialSetting(
      app: app, seed: record.seed, replaySettings: latencies.replaySettings)
    setting.isJournaled = true
    guard let journal = test.trial(setting).journal else { return }
    ResultFolder.write(
      journal, to: ResultFolder.journal(of: record.test, seed: record.seed), in: output)
  }

  /// Whether the token of a failed trial gives the same failures again.
  ///
  /// A test that races with threads of its own may do so once by luck.
  func repeats(_ record: TrialRecord, of test: some HostedTrialCase) -> Bool {
    let repeated = RepeatedTest(test, latencies: latencies)
    return (0..<Self.replays).allSatisfy { _ in
      let again = repeated.run(replaying: record.replayToken, seed: record.seed)
      return again.failures.map(\.identity) == record.failures.map(\.identity)
    }
  }

  /// How often a failing trial is replayed.
  private static let replays = 3

  /// Runs the trials of a test that are needed and that an earlier run has not saved.
  func trials(of test: some HostedTrialCase) -> TestFindings {
    let name = test.campaignName
    let app = test.compiledApp(with: latencies)
    var walk = TrialWalk(plan, keepsPassed: false)
    let numbers = plan.shard.trials(of: plan.trials)
    for number in numbers {
      guard !walk.isOver, !lacksApp.load(ordering: .relaxed) else { break }
      let setting = TrialSetting(
        app: app, seed: plan.seed(of: number), replaySettings: latencies.replaySettings)
      let record =
        store.known(name, setting.seed) ?? made(test, setting, isReplayed: walk.failures == 0)
      walk.take(record, seed: setting.seed)
    }
    let findings = TestFindings(
      of: name, walk, planned: numbers.reduce(0) { count, _ in count + 1 })
    tests.withLock { $0.append(findings) }
    return findings
  }

  /// Makes a trial; if it fails and `isReplayed`, its token is tried.
  private func made(
    _ test: some HostedTrialCase, _ setting: TrialSetting, isReplayed: Bool
  ) -> TrialRecord {
    RunCount.shared.add(test.campaignName)
    var record = test.trial(setting).record
    if setting.app == nil, test.appFault(among: record.failures) != nil {
      lacksApp.store(true, ordering: .relaxed)
    } else {
      if isReplayed, record.outcome.isFailure, !record.endedItsProcess, !repeats(record, of: test) {
        record = record.unrepeatable
      }
      store.add(record)
      renewal?.endIfDue()
    }
    return record
  }

  /// All findings so far.
  var findings: CampaignFindings {
    CampaignFindings(plan: plan, tests: tests.withLock { $0 })
  }

  /// Prints the table, and writes the results if there is a folder for them.
  func end() {
    let findings = findings
    guard !lacksApp.load(ordering: .relaxed) else { return }
    store.end()
    guard !findings.tests.isEmpty else { return }
    HostOutput.print("\n" + FindingsTable(findings).text)
    guard let output else { return }
    ResultFolder.write(ResultFile.bytes(of: findings), to: ResultFolder.results, in: output)
  }
}
