import Foundation
import SimulatedApp
import Synchronization
import TestDiscovery
package import Trials
import VirtualTime
import XCTest

/// Records the result of every test of the process, tries failed ones again, and lets failures of
/// quarantined ones pass.
///
/// Each attempt is a trial of its own: a fresh instance on a fresh device, with the next seed.
final class HostedResults: EndingTrials {
  private let settings: ResultSettings
  private let latencies: LatencyPlan
  private let store: ResultStore
  private let rules: RunVerdict.Rules
  private let results = Mutex<[TestResult]>([])
  private let faults: Mutex<[String]>

  /// Results by what the environment says; of the tests of this process unless others are given.
  init(_ settings: ResultSettings, latencies: LatencyPlan, known tests: [String]? = nil) {
    self.settings = settings
    self.latencies = latencies
    store = ResultStore(folder: settings.folder, setting: settings.setting)
    let asked = Self.rules(of: settings, among: tests ?? Self.testsOfThisProcess)
    rules = asked.rules
    faults = Mutex(asked.faults)
  }

  /// Runs a test until it passes or has been tried often enough, and fails it where that is due.
  func run(_ test: XCTestCase) {
    // What is wrong with the quarantine fails the run once, at its first test.
    let faults = faults.withLock { faults in
      defer { faults = [] }
      return faults
    }
    if !faults.isEmpty {
      test.fail(faults.joined(separator: "\n    "), file: settings.quarantine, line: 1)
    }
    let result = attempts(of: test)
    let verdict = RunVerdict(RunResults(setting: settings.setting, tests: [result]), by: rules)
    switch (result.status, verdict.standing(of: result)) {
    case (.skipped, _):
      ErrorRelay.judge(XCTSkip(result.attempts.first?.record.skipReason), of: test)
    case (_, .bad): fail(test, with: result)
    case (.flaky, _): HostOutput.print(Self.flakyWords(of: result))
    case (_, .quarantined(let entry)):
      HostOutput.print(
        "\(result.test) failed and is in quarantine until \(entry.until): "
          + (result.firstFailure?.record.failures.first?.summary ?? ""))
    case (_, .good), (_, .tolerated): return
    }
  }

  /// Runs a test as often as is needed, and keeps each attempt.
  func attempts(of test: XCTestCase) -> TestResult {
    let name = test.campaignName
    let app = (try? AppUnderTest.app(for: type(of: test))).map(latencies.applied)
    var result = TestResult(test: name, attempts: [])
    store.keep(result)
    for number in 1...(1 + settings.retries) {
      let seed = Seed(settings.firstSeed.value &+ UInt64(number - 1))
      var setting = TrialSetting(
        app: app, seed: seed, replaySettings: latencies.replaySettings)
      setting.isRecorded = true
      setting.isJournaled = store.keeps
      let made = test.makeTrial(setting)
      let journal = store.keep(journal: made.run?.journal, of: name, attempt: number)
      let attempt = TestAttempt(number: number, record: made.record, journal: journal)
      result = TestResult(test: name, attempts: result.attempts + [attempt])
      store.keep(result)
      guard made.record.outcome == .failed else { break }
      if number <= settings.retries {
        HostOutput.print("\(name) failed with seed \(seed); it is tried again with the next.")
      }
    }
    results.withLock { [result] in $0.append(result) }
    return result
  }

  private func fail(_ test: XCTestCase, with result: TestResult) {
    if result.status == .flaky { test.fail(Self.flakyWords(of: result)) }
    for failure in result.firstFailure?.record.failures ?? [] {
      let site = FailureSite(file: failure.file, line: failure.line)
      test.raise(XCTIssue(.assertionFailure, failure.message, at: site))
    }
  }

  private static func flakyWords(of result: TestResult) -> String {
    guard let failure = result.firstFailure, let pass = result.firstPass else { return "" }
    return "Flaky: \(result.test) failed with seed \(failure.record.seed) and passed with seed "
      + "\(pass.record.seed): \(failure.record.failures.first?.summary ?? "")"
  }

  /// What the run has come to so far.
  var verdict: RunVerdict {
    RunVerdict(
      RunResults(setting: settings.setting, tests: results.withLock { $0 }), by: rules)
  }

  /// Prints the tests that did not simply pass.
  func end() {
    let verdict = verdict
    guard !verdict.results.tests.isEmpty else { return }
    HostOutput.print("\n" + RunTable(verdict).text)
  }

  // MARK: - The quarantine

  private static func rules(
    of settings: ResultSettings, among tests: [String]
  ) -> (rules: RunVerdict.Rules, faults: [String]) {
    var rules = RunVerdict.Rules()
    rules.flakyFails = settings.flakyFails
    guard let file = settings.quarantine else { return (rules, []) }
    guard let data = FileManager.default.contents(atPath: file) else {
      return (rules, ["The quarantine \(file) cannot be read."])
    }
    do throws(DefinitionFaults) {
      let quarantine = try QuarantineFile.read(Array(data), file: file)
      rules.quarantine = quarantine
      rules.today = settings.today ?? .ofTheClock
      let unknown = QuarantineFile.unknownNames(in: quarantine, among: tests)
      return (rules, rules.expiries + unknown)
    } catch {
      return (rules, error.faults.map(\.description))
    }
  }

  /// The names of the tests of this process, as campaigns have them.
  private static var testsOfThisProcess: [String] {
    TestRegistry.classes.flatMap { testClass in
      let module = String(reflecting: testClass).prefix { $0 != "." }
      return TestRegistry.tests(of: testClass).map { "\(module).\(testClass)/\($0.name)" }
    }
  }
}

extension CalendarDay {
  /// The day that the machine's clock has, in Greenwich: only quarantines ask for it.
  package static var ofTheClock: CalendarDay? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDay(String(format: "%04d-%02d-%02d", year, month, day))
  }
}
