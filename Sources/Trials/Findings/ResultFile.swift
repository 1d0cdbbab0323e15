import TestFailures
import VirtualTime

/// The findings of a campaign as a JSON Lines file: a head, then one line per test, by name.
package enum ResultFile {
  /// The version that is written.
  package static let version = 1

  /// The bytes of the file.
  package static func bytes(of findings: CampaignFindings) -> [UInt8] {
    let head = PlanHead(format: "rehearsal-results", version: version, plan: findings.plan)
    return JSONLine.bytes(head) + findings.tests.flatMap { JSONLine.bytes(Line($0)) }
  }

  private struct Line: Encodable {
    let test: String
    let verdict: String
    let planned: Int
    let trials: Int
    let failures: Int
    let skips: Int
    let rate: Double
    let lower: Double
    let upper: Double
    let stopped: Stopped?
    let ways: [Way]
    let firstFailure: First?
    let missing: [UInt64]?

    init(_ found: TestFindings) {
      test = found.test
      verdict = found.isSkipped ? "skipped" : found.verdict.rawValue
      planned = found.planned
      trials = found.rate.runs
      failures = found.rate.failures
      skips = found.skips
      rate = rounded(found.rate.rate)
      lower = rounded(found.rate.lowerBound)
      upper = rounded(found.rate.upperBound)
      stopped = found.stop.map {
        Stopped(after: $0.after, answer: $0.answer.rawValue, share: $0.share)
      }
      ways = found.failureGroups.map {
        Way(summary: $0.summary, count: $0.count, firstSeed: $0.firstSeed.value)
      }
      firstFailure = found.firstFailure.map {
        First(
          seed: $0.seed.value, replay: $0.isRepeatable ? $0.replayToken : nil,
          failures: $0.failures.map(\.withFileName))
      }
      missing = found.missing.isEmpty ? nil : found.missing.map(\.value)
    }
  }

  private struct Stopped: Encodable {
    let after: Int
    let answer: String
    let share: Double
  }

  private struct Way: Encodable {
    let summary: String
    let count: Int
    let firstSeed: UInt64
  }

  private struct First: Encodable {
    let seed: UInt64
    let replay: String?
    let failures: [TestFailure]
  }

  /// A share rounded to six places, so that it is the same on every machine.
  private static func rounded(_ share: Double) -> Double { (share * 1e6).rounded() / 1e6 }
}
