import Foundation
import SimulatedApp
import TestDiscovery
import TestHost
import Trials
import VirtualTime
import XCTest

/// Records the result of every test of the process, tries failed ones again, and lets failures of
/// quarantined ones pass.
///
/// Each attempt is a trial of its own: a fresh instance on a fresh device, with the next seed.
final class HostedResults: TrialMaking {
  private let latencies: LatencyPlan
  private let results: JudgedResults

  /// Results by what the environment says; of the tests of this process unless others are given.
  init(_ settings: ResultSettings, latencies: LatencyPlan, known tests: [String]? = nil) {
    self.latencies = latencies
    results = JudgedResults(settings, among: tests ?? Self.testsOfThisProcess)
  }

  /// Runs a test until it passes or has been tried often enough, and fails it where that is due.
  func run(_ test: some HostedTrialCase) {
    let faults = results.takeFaults()
    if !faults.isEmpty {
      test.fail(
        faults.joined(separator: "\n    "), file: results.settings.quarantine, line: 1,
        endsTest: false)
    }
    let result = attempts(of: test)
    switch (result.status, results.standing(of: result)) {
    case (.skipped, _):
      test.markSkipped(result.attempts.first?.record.skipReason)
    case (_, .bad): fail(test, with: result)
    case (.flaky, _): HostOutput.print(result.flakyWords)
    case (_, .quarantined(let entry)): HostOutput.print(result.quarantineWords(entry))
    case (_, .good), (_, .tolerated): return
    }
  }

  /// Runs a test as often as is needed, and keeps each attempt.
  func attempts(of test: some HostedTrialCase) -> TestResult {
    let name = test.campaignName
    let app = test.app(with: latencies)
    var open = results.open(name)
    var isTriedAgain = true
    while isTriedAgain {
      var setting = TrialSetting(
        app: app, seed: results.settings.seed(ofAttempt: open.number),
        replaySettings: latencies.replaySettings)
      setting.isRecorded = true
      setting.isJournaled = results.store.keeps
      let made = test.runTrial(setting)
      isTriedAgain = open.take(made.record, journal: made.journal)
    }
    results.take(open.result)
    return open.result
  }

  private func fail(_ test: some HostedTrialCase, with result: TestResult) {
    if result.status == .flaky {
      test.fail(result.flakyWords, file: nil, line: nil, endsTest: false)
    }
    for failure in result.firstFailure?.record.failures ?? [] {
      test.fail(failure.message, at: failure)
    }
  }

  /// What the run has come to so far.
  var verdict: RunVerdict { results.verdict }

  /// Prints the tests that did not simply pass.
  func end() { results.end() }

  /// The names of the tests of this process, as campaigns have them.
  private static var testsOfThisProcess: [String] {
    TestRegistry.classes.flatMap { testClass in
      let module = String(reflecting: testClass).prefix { $0 != "." }
      return TestRegistry.tests(of: testClass).map { "\(module).\(testClass)/\($0.name)" }
    }
  }
}
