import TestFailures
import VirtualTime

/// The results of a run as a JSON Lines report: a head, then one line per test, by name.
///
/// It has the verdict of each test, while ``TestResultFile`` has what happened.
package enum RunLines {
  /// The version that is written.
  package static let version = 1
  /// The name of the format in the head.
  package static let format = "rehearsal-run"

  /// The bytes of the report.
  package static func bytes(of verdict: RunVerdict) -> [UInt8] {
    let groups = MassFailures(of: verdict.results)
    return JSONLine.bytes(Head(verdict))
      + verdict.results.tests.flatMap { test in
        JSONLine.bytes(Line(test, in: verdict, sharing: groups.group(of: test.test)))
      }
  }

  private struct Head: Encodable {
    let format = RunLines.format
    let version = RunLines.version
    let setting: RunSetting
    let tests: Int
    let holds: Bool
    let counts: [String: Int]

    init(_ verdict: RunVerdict) {
      setting = verdict.results.setting
      tests = verdict.results.tests.count
      holds = verdict.holds
      counts = Dictionary(
        uniqueKeysWithValues: TestResult.Status.allCases.map {
          ($0.rawValue, verdict.results.count($0))
        })
    }
  }

  private struct Line: Encodable {
    let test: String
    let status: String
    let failsRun: Bool
    let quarantine: Quarantined?
    let failingAlike: Int?
    let nanoseconds: Int64
    let attempts: [Attempt]

    init(_ result: TestResult, in verdict: RunVerdict, sharing group: MassFailures.Group?) {
      let standing = verdict.standing(of: result)
      test = result.test
      status = result.status.rawValue
      failsRun = standing == .bad
      quarantine = if case .quarantined(let entry) = standing { Quarantined(entry) } else { nil }
      failingAlike = group?.tests.count
      nanoseconds = result.nanoseconds
      attempts = result.attempts.map {
        Attempt($0, settings: verdict.results.setting.replaySettings)
      }
    }
  }

  private struct Quarantined: Encodable {
    let owner: String
    let reason: String
    let until: String
    let link: String?

    init(_ entry: Quarantine.Entry) {
      owner = entry.owner
      reason = entry.reason
      until = entry.until.description
      link = entry.link
    }
  }

  private struct Attempt: Encodable {
    let attempt: Int
    let seed: UInt64
    let outcome: TrialRecord.Outcome
    let nanoseconds: Int64
    let failures: [TestFailure]?
    let reason: String?
    let timedOutWaits: [TimedOutWait]?
    let replay: String

    init(_ attempt: TestAttempt, settings: String) {
      let record = attempt.record
      self.attempt = attempt.number
      seed = record.seed.value
      outcome = record.outcome
      nanoseconds = record.nanoseconds
      failures = record.failures.isEmpty ? nil : record.failures.map(\.withFileName)
      reason = record.skipReason
      timedOutWaits = record.timedOutWaits.isEmpty ? nil : record.timedOutWaits
      replay =
        ReplayCommand(record.replayToken, of: record.test, settings: settings).description
    }
  }
}
