import Foundation
import SimulatedApp
import TestHost
import Testing
import Trials
import VirtualTime

/// Records the result of every case of Swift Testing tests, and retries failed cases.
///
/// Failures of quarantined tests do not count.
final class TestingResults: Sendable {
  /// The settings of an attempt.
  struct Request: Sendable {
    /// The seed of every random choice; nil if the environment and the trait decide.
    var seed: Seed?
    /// How issues are reported.
    var manner = TestingAttempt.Manner.told
    /// Whether the attempt writes a journal.
    var isJournaled = false
  }

  /// The outcome of an attempt.
  struct Attempt: Sendable {
    var record: TrialRecord
    var journal: [UInt8]?
    /// The error that the case threw.
    var error: (any Error)?
  }

  private let results: JudgedResults

  /// The results of this process; nil if the environment does not ask for them.
  static let ofThisProcess: TestingResults? = {
    let campaign = CampaignSettings.ofThisProcess
    guard campaign.runsOnce, let settings = campaign.results else { return nil }
    atexit { TestingResults.ofThisProcess?.results.end() }
    return TestingResults(settings)
  }()

  /// Makes results with some settings.
  init(_ settings: ResultSettings) {
    results = JudgedResults(settings, among: nil)
  }

  /// Runs a case until it passes or has no retries left; fails it if the result requires that.
  ///
  /// It throws the error of the last attempt, unless that does not count.
  func run(
    _ name: String, of test: Test, from ownSeed: Seed?,
    attempt: (Request) async -> Attempt
  ) async throws {
    record(results.takeFaults(), at: test.sourceLocation)
    let isQuarantined = results.rules.entry(of: name) != nil
    let firstSeed = results.settings.isReplay ? nil : ownSeed
    var open = results.open(name)
    if open.isOver { return tell(resumed: open.result, at: test.sourceLocation) }
    while true {
      let lastManner = isQuarantined ? TestingAttempt.Manner.softened : .told
      let seed = results.settings.seed(ofAttempt: open.number, from: firstSeed)
      open.begin(seed)
      let request = Request(
        seed: seed, manner: open.isLast ? lastManner : .held, isJournaled: results.store.keeps)
      let made = await attempt(request)
      // A test that its time limit has ended has no time for another attempt.
      if open.take(made.record, journal: made.journal), !Task.isCancelled { continue }
      results.take(open.result)
      return try tell(made, request.manner, of: open.result, at: test.sourceLocation)
    }
  }

  /// Reports a case that has ended before the process of its test crashed.
  private func tell(resumed result: TestResult, at place: SourceLocation) {
    results.take(result)
    guard results.standing(of: result) == .bad else { return }
    record(Self.messages(of: result.firstFailure?.record), at: place)
  }

  private func tell(
    _ last: Attempt, _ manner: TestingAttempt.Manner, of result: TestResult,
    at place: SourceLocation
  ) throws {
    switch (result.status, results.standing(of: result)) {
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
    case (.failed, _), (.crashed, _), (.passed, _), (.skipped, _), (.unfinished, _): break
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
}
