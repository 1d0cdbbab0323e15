import Foundation
import TestFailures
package import VirtualTime

/// The JSON Lines file of one test's result: a head, then one line per attempt.
///
/// Each test has its own file, so that processes can share a folder and a new run replaces the old
/// result.
package enum TestResultFile {
  /// The version that is written and read.
  package static let version = 1
  /// The suffix of the file names.
  package static let ending = ".result.jsonl"
  /// The folder of the journals, next to the files.
  package static let journals = "journals"
  /// The most attempts that are read.
  package static let attemptLimit = 10_000
  /// The longest attempt that is read: ten years.
  static let durationLimit: Int64 = 10 * 366 * 86_400 * 1_000_000_000
  private static let format = "rehearsal-test"

  /// The content of a file.
  package struct Content: Sendable, Equatable {
    /// The settings of the run.
    package let setting: RunSetting
    /// The result of the test.
    package let result: TestResult
    /// The seed of an attempt that has begun and not ended; nil if there is none.
    package let running: Seed?

    /// The content of a file.
    package init(setting: RunSetting, result: TestResult, running: Seed? = nil) {
      self.setting = setting
      self.result = result
      self.running = running
    }
  }

  // MARK: - Writing

  /// The bytes of a file, with only the names of journals.
  package static func bytes(of content: Content) -> [UInt8] {
    let head = Head(
      format: format, version: version, test: content.result.test, setting: content.setting,
      running: content.running?.value)
    return JSONLine.bytes(head) + content.result.attempts.flatMap { JSONLine.bytes(Line($0)) }
  }

  // MARK: - Reading

  /// Reads a file; an incomplete last line is ignored.
  package static func read(_ bytes: some Sequence<UInt8>) throws(TrialFile.Fault) -> Content {
    let lines = JSONLine.wholeLines(of: bytes)
    guard lines.count <= attemptLimit + 1 else {
      throw TrialFile.Fault(
        line: attemptLimit + 2, reason: "it has more than \(attemptLimit) attempts, the limit.")
    }
    let decoder = JSONDecoder()
    let head = try head(lines.first.flatMap { try? decoder.decode(Head.self, from: Data($0)) })
    var attempts: [TestAttempt] = []
    for (number, line) in zip(2..., lines.dropFirst()) {
      guard let read = try? decoder.decode(Line.self, from: Data(line)),
        let attempt = read.attempt(of: head.test)
      else { throw TrialFile.Fault(line: number, reason: "this is not an attempt of a test.") }
      attempts.append(attempt)
    }
    return Content(
      setting: head.setting, result: TestResult(test: head.test, attempts: attempts),
      running: head.running.map { Seed($0) })
  }

  private static func head(_ head: Head?) throws(TrialFile.Fault) -> Head {
    guard let head, head.format == format, !head.test.isEmpty else {
      throw TrialFile.Fault(line: 1, reason: "this is not a result of a test.")
    }
    guard head.version == version else {
      throw TrialFile.Fault(
        line: 1, reason: "the version is \(head.version), and this tool reads \(version).")
    }
    return head
  }

  private struct Head: Codable {
    var format: String
    var version: Int
    var test: String
    var setting: RunSetting
    var running: UInt64?
  }

  private struct Line: Codable {
    var attempt: Int
    var seed: UInt64
    var outcome: TrialRecord.Outcome
    var nanoseconds: Int64
    var failures: [TestFailure]?
    var reason: String?
    var journal: String?
    var context: String?
    var timedOutWaits: [TimedOutWait]?

    init(_ attempt: TestAttempt) {
      let record = attempt.record
      self.attempt = attempt.number
      seed = record.seed.value
      outcome = record.outcome
      nanoseconds = record.nanoseconds
      failures = record.failures.isEmpty ? nil : record.failures.map(\.withFileName)
      reason = record.skipReason
      context = record.context?.text
      timedOutWaits = record.timedOutWaits.isEmpty ? nil : record.timedOutWaits
      journal = attempt.journal
    }

    /// The attempt; nil if the line cannot be one.
    func attempt(of test: String) -> TestAttempt? {
      let isPlain = journal.map { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("/") } ?? true
      let record = TrialRecord(
        test: test, seed: Seed(seed), failures: failures ?? [],
        skipReason: reason ?? (outcome == .skipped ? "" : nil), nanoseconds: nanoseconds,
        context: context.flatMap(ReplayContext.init(digits:)), timedOutWaits: timedOutWaits ?? [])
      guard isPlain, (0...TestResultFile.durationLimit).contains(nanoseconds), attempt > 0,
        record.outcome == outcome
      else { return nil }
      return TestAttempt(number: attempt, record: record, journal: journal)
    }
  }
}
