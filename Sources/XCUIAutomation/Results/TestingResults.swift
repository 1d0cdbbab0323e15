import Foundation
import SimulatedApp
import Synchronization
import Testing
import Trials
import VirtualTime

/// Records the result of every case of tests of Swift Testing, tries failed ones again, and lets
/// failures of quarantined ones pass.
final class TestingResults: Sendable {
  /// How an attempt is to be made.
  struct Request: Sendable {
    /// Decides every draw; nil where the environment and the trait do.
    var seed: Seed?
    /// What becomes of issues.
    var manner = TestingAttempt.Manner.told
    /// Whether it has a journal.
    var isJournaled = false
  }

  /// What an attempt came to.
  struct Attempt: Sendable {
    /// What is kept of it.
    var record: TrialRecord
    /// Its journal.
    var journal: [UInt8]?
    /// What the case threw.
    var error: (any Error)?
  }

  private let settings: ResultSettings
  private let store: ResultStore
  private let rules: RunVerdict.Rules
  private let faults: Mutex<[String]>
  private let results = Mutex<[TestResult]>([])

  /// The results of this process; nil where nothing asks for them.
  static let ofThisProcess: TestingResults? = {
    let campaign = CampaignSettings.ofThisProcess
    guard campaign.runsOnce, let settings = campaign.results else { return nil }
    atexit { TestingResults.ofThisProcess?.end() }
    return TestingResults(settings)
  }()

  /// Results by what the environment says.
  init(_ settings: ResultSettings) {
    self.settings = settings
    store = ResultStore(folder: settings.folder, setting: settings.setting)
    let asked = settings.rules(among: nil)
    rules = asked.rules
    faults = Mutex(asked.faults)
  }

  /// Attempts a case until it passes or has been tried often enough, and fails it where that is
  /// due; throws what the last attempt threw, unless that does not count.
  func run(
    _ name: String, of test: Test, from ownSeed: Seed?,
    attempt: (Request) async -> Attempt
  ) async throws {
    tellFaults(at: test.sourceLocation)
    let isQuarantined = rules.entry(of: name) != nil
    let firstSeed = settings.isReplay ? nil : ownSeed
    var open = OpenResult(of: name, retries: settings.retries, store: store)
    while true {
      let lastManner = isQuarantined ? TestingAttempt.Manner.softened : .told
      let request = Request(
        seed: settings.seed(ofAttempt: open.number, from: firstSeed),
        manner: open.isLast ? lastManner : .held, isJournaled: store.keeps)
      let made = await attempt(request)
      // A test that was cut off has no time for another attempt.
      if open.take(made.record, journal: made.journal), !Task.isCancelled { continue }
      results.withLock { [result = open.result] in $0.append(result) }
      return try tell(made, request.manner, of: open.result, at: test.sourceLocation)
    }
  }

  private func tell(
    _ last: Attempt, _ manner: TestingAttempt.Manner, of result: TestResult,
    at place: SourceLocation
  ) throws {
    let standing = RunVerdict(RunResults(setting: settings.setting, tests: [result]), by: rules)
      .standing(of: result)
    switch (result.status, standing) {
    case (.flaky, .bad):
      record([result.flakyWords] + Self.messages(of: result.firstFailure?.record), at: place)
    case (.flaky, _): HostOutput.print(result.flakyWords)
    case (_, .quarantined(let entry)):
      HostOutput.print(result.quarantineWords(entry))
      if let error = last.error, !(error is ExpectationFailedError) {
        record(["Caught error: \(error)"], severity: .warning, at: place)
      }
      return
    case (.failed, _) where manner == .held: record(Self.messages(of: last.record), at: place)
    case (.failed, _), (.passed, _), (.skipped, _), (.unfinished, _): break
    }
    if let error = last.error { throw error }
  }

  private static func messages(of record: TrialRecord?) -> [String] {
    (record?.failures ?? []).map(\.message)
  }

  private func record(
    _ messages: [String], severity: Issue.Severity = .error, at place: SourceLocation
  ) {
    for message in messages {
      Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: place)
    }
  }

  /// What is wrong with the quarantine fails the run once, at its first test.
  private func tellFaults(at place: SourceLocation) {
    let faults = faults.withLock { faults in
      defer { faults = [] }
      return faults
    }
    record(faults, at: place)
  }

  /// What the run has come to so far.
  var verdict: RunVerdict {
    RunVerdict(
      RunResults(setting: settings.setting, tests: results.withLock { $0 }), by: rules)
  }

  /// Prints the tests that did not simply pass.
  private func end() {
    let verdict = verdict
    guard !verdict.results.tests.isEmpty else { return }
    HostOutput.print("\n" + RunTable(verdict).text)
  }
}
