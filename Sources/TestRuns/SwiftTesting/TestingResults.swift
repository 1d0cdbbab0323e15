import Foundation
import SimulatedApp
import TestHost
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

  private let results: JudgedResults

  /// The results of this process; nil where nothing asks for them.
  static let ofThisProcess: TestingResults? = {
    let campaign = CampaignSettings.ofThisProcess
    guard campaign.runsOnce, let settings = campaign.results else { return nil }
    atexit { TestingResults.ofThisProcess?.results.end() }
    return TestingResults(settings)
  }()

  /// Results by what the environment says.
  init(_ settings: ResultSettings) {
    results = JudgedResults(settings, among: nil)
  }

  /// Attempts a case until it passes or has been tried often enough, and fails it where that is
  /// due; throws what the last attempt threw, unless that does not count.
  func run(
    _ name: String, of test: Test, from ownSeed: Seed?,
    attempt: (Request) async -> Attempt
  ) async throws {
    record(results.takeFaults(), at: test.sourceLocation)
    let isQuarantined = results.rules.entry(of: name) != nil
    let firstSeed = results.settings.isReplay ? nil : ownSeed
    var open = results.open(name)
    while true {
      let lastManner = isQuarantined ? TestingAttempt.Manner.softened : .told
      let request = Request(
        seed: results.settings.seed(ofAttempt: open.number, from: firstSeed),
        manner: open.isLast ? lastManner : .held, isJournaled: results.store.keeps)
      let made = await attempt(request)
      // A test that was cut off has no time for another attempt.
      if open.take(made.record, journal: made.journal), !Task.isCancelled { continue }
      results.take(open.result)
      return try tell(made, request.manner, of: open.result, at: test.sourceLocation)
    }
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
}
