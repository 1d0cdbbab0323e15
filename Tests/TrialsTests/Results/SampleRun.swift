import Trials
import VirtualTime

/// Results that tests are made with.
enum SampleRun {
  private static let crash = TestFailure(
    message: "The process ended", file: "", line: 0, reason: FailureReason(.crash, subject: ""))
  static let failure = TestFailure(message: "late\n  more", file: "C.swift", line: 3)

  /// An attempt that ended so.
  static func attempt(
    _ test: String, _ number: Int, _ outcome: TrialRecord.Outcome, seed: Seed? = nil,
    nanoseconds: Int64 = 1_500_000_000
  ) -> TestAttempt {
    TestAttempt(
      number: number,
      record: TrialRecord(
        test: test, seed: seed ?? Seed(UInt64(number)),
        failures: outcome == .failed ? [failure] : outcome == .crashed ? [crash] : [],
        skipReason: outcome == .skipped ? "no camera" : nil, nanoseconds: nanoseconds))
  }

  /// A test whose attempts ended so, in order.
  static func result(_ test: String, _ outcomes: TrialRecord.Outcome...) -> TestResult {
    TestResult(
      test: test,
      attempts: zip(1..., outcomes).map { attempt(test, $0, $1) })
  }

  /// A test of each status.
  static let all = RunResults(tests: [
    result("M.C/testFails", .failed, .failed), result("M.C/testFlakes", .failed, .passed),
    result("M.C/testPasses", .passed), result("M.D/testEnds"), result("M.D/testSkips", .skipped),
  ])

  /// A quarantine of tests until the end of a year.
  static func quarantine(_ patterns: String...) -> Quarantine {
    Quarantine(
      entries: zip(3..., patterns).compactMap { line, pattern in
        CalendarDay("2026-12-31").map {
          Quarantine.Entry(
            pattern: TestPattern(pattern), owner: "Ada", reason: "slow", until: $0, line: line)
        }
      })
  }
}
