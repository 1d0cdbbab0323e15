import PredicateFormat
import SimulatedApp
import Trials
import VirtualTime

/// Results and journals that reports are made of.
enum SampleRun {
  /// Texts that a report has to write without harm.
  static let hostile = "a\u{0}b\u{1B}[31m ]]> </script> <b> & \"q\" 'p' \u{FFFE} \r\n😀 e\u{301}"

  static func failure(_ message: String) -> TestFailure {
    TestFailure(message: message + "\n  more", file: "C.swift", line: 3)
  }

  private static let crash = TestFailure(
    message: "The process ended", file: "", line: 0, reason: FailureReason(.crash, subject: ""))

  static func attempt(
    _ test: String, _ number: Int, _ outcome: TrialRecord.Outcome, message: String = "late"
  ) -> TestAttempt {
    TestAttempt(
      number: number,
      record: TrialRecord(
        test: test, seed: Seed(UInt64(number)),
        failures: outcome == .failed ? [failure(message)] : outcome == .crashed ? [crash] : [],
        skipReason: outcome == .skipped ? "no camera" : nil, nanoseconds: 1_500_000_000))
  }

  static func result(_ test: String, _ outcomes: TrialRecord.Outcome...) -> TestResult {
    TestResult(test: test, attempts: zip(1..., outcomes).map { attempt(test, $0, $1) })
  }

  /// A test of each status, one in quarantine, and one of a configuration of the device.
  static var verdict: RunVerdict {
    var rules = RunVerdict.Rules()
    rules.today = CalendarDay("2026-11-22")
    rules.quarantine = CalendarDay("2026-12-31").map { day in
      Quarantine(entries: [
        Quarantine.Entry(
          pattern: TestPattern("M.D/testKnown"), owner: "Ada", reason: "slow", until: day,
          link: "https://example.com/1")
      ])
    }
    let hostile = TestResult(
      test: "M.D/testHostile",
      attempts: [attempt("M.D/testHostile", 1, .failed, message: Self.hostile)])
    return RunVerdict(
      RunResults(
        setting: RunSetting(faults: "tie-order", device: "Ünit = 1"),
        tests: [
          result("M.C/testFails", .failed, .failed), result("M.C/testFlakes", .failed, .passed),
          result("M.C/testPasses (Dark Appearance, Portrait)", .passed), hostile,
          result("M.D/testKnown", .failed), result("M.D/testEnds"),
          result("M.D/testSkips", .skipped),
        ]), by: rules)
  }

  /// A journal of facts, a millisecond apart.
  static func journal(_ facts: [JournalFact]) -> [UInt8] {
    let app = AppDefinition(
      name: "A", bundleIdentifier: "b", defaultCoordinator: "C", coordinators: [], screens: [])
    let journal = Journal(JournalHeader(app: app, seed: 1, device: "iPhone 15"))
    for (place, fact) in facts.enumerated() {
      journal.append(fact, at: VirtualInstant(nanoseconds: Int64(place) * 1_000_000))
    }
    return journal.bytes
  }

  /// A journal with steps in steps, attachments and a failure.
  static let facts: [JournalFact] = [
    .testStarted(name: "C.testIt", module: "M"), .activityBegan(title: "Set Up"),
    .callBegan("Launch"), .callEnded(outcome: "ok"), .activityEnded,
    .activityBegan(title: "Log in"), .callBegan("Tap \"login\" Button"),
    .attached(
      Attachment(
        name: "note", type: "public.plain-text", size: 3, content: .text(hostile),
        added: VirtualInstant(nanoseconds: 0))),
    .failed(TestFailure(message: "late\n  more", file: "C.swift", line: 3)),
    .callEnded(outcome: "failed"),
    .activityEnded,
    .attached(
      Attachment(
        name: "", type: "public.png", size: 3, content: .base64("AQID"),
        added: VirtualInstant(nanoseconds: 0))),
    .activityBegan(title: "Tear Down"), .activityEnded, .testFinished,
  ]
}
