import Foundation
import SimulatedApp
import TestDiscovery
import TestHost
import Trials
import VirtualTime
import XCTest

/// Records the result of every test of the process, and retries failed tests.
///
/// Failures of quarantined tests do not count. Each attempt is a separate trial: a new instance of
/// the test on a new device, with the next seed.
final class HostedResults: TrialMaking {
  private let latencies: LatencyPlan
  private let results: JudgedResults

  /// Makes results with some settings; without names of tests it uses those of this process.
  init(_ settings: ResultSettings, latencies: LatencyPlan, known tests: [String]? = nil) {
    self.latencies = latencies
    results = JudgedResults(settings, among: tests ?? Self.testsOfThisProcess)
  }

  /// Runs a test until it passes or has no retries left; fails it if the result requires that.
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

  /// Runs a test as often as needed, and records each attempt.
  func attempts(of test: some HostedTrialCase) -> TestResult {
    let name = test.campaignName
    let app = test.compiledApp(with: latencies)
    var open = results.open(name)
    var isTriedAgain = !open.isOver
    while isTriedAgain {
      let seed = results.settings.seed(ofAttempt: open.number)
      open.begin(seed)
      var setting = TrialSetting(
        app: app, seed: seed, replaySettings: latencies.replaySettings)
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

  /// The verdict on the run so far.
  var verdict: RunVerdict { results.verdict }

  /// Prints the tests that did not pass at the first attempt.
  func end() { results.end() }

  /// The names of the tests of this process, in the form that campaigns use.
  private static var testsOfThisProcess: [String] {
    TestRegistry.classes.flatMap { testClass in
      // Describing a type searches the whole program for its conformances; its name is at hand.
      let module = _typeName(testClass).prefix { $0 != "." }
      let name = _typeName(testClass, qualified: false)
      return TestRegistry.tests(of: testClass).map { "\(module).\(name)/\($0.name)" }
    }
  }
}
