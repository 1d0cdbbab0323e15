import Testing
import VirtualTime

@testable import Trials

@Suite("Waits that nothing noticed") struct SilentWaitsTests {
  private func wait(_ name: String, line: Int, near: [String] = []) -> TimedOutWait {
    TimedOutWait(
      words: "Waiting 5.0s for \"\(name)\" Button to exist", file: "T.swift", line: line,
      timeout: 5_000_000_000, lost: 5_000_000_000, nearest: near)
  }

  private func passing(_ test: String, _ waits: TimedOutWait...) -> TrialRecord {
    TrialRecord(test: test, seed: 1, timedOutWaits: waits)
  }

  @Test func `those of one line are one entry`() {
    let waits = SilentWaits(of: [
      passing("M.C/a", wait("x", line: 9)), passing("M.C/b", wait("x", line: 9)),
      passing("M.C/c", wait("y", line: 3, near: ["\"yy\" Button"])),
    ])
    #expect(
      waits.lines == [
        "2 waits timed out in 3 tests that passed, and no assertion noticed (15.000 s lost):",
        "  T.swift:3: Waiting 5.0s for \"y\" Button to exist (5.000 s lost; nearest: \"yy\" Button)",
        "  T.swift:9: Waiting 5.0s for \"x\" Button to exist (2 times, 10.000 s lost)",
      ])
  }

  @Test func `those of a run that failed do not count`() {
    let failure = TestFailure(message: "no", file: "", line: 0)
    let failed = TrialRecord(
      test: "M.C/a", seed: 1, failures: [failure], timedOutWaits: [wait("x", line: 1)])
    #expect(SilentWaits(of: [failed]).lines == [])
  }

  @Test func `the table of a run has them below the tests`() {
    let result = TestResult(
      test: "M.C/a",
      attempts: [TestAttempt(number: 1, record: passing("M.C/a", wait("x", line: 1)))])
    let verdict = RunVerdict(RunResults(setting: RunSetting(), tests: [result]), by: .init())
    #expect(RunTable(verdict).text.contains("1 wait timed out in 1 test that passed"))
  }

  @Test func `files of trials and of results keep them`() throws {
    let record = passing("M.C/a", wait("x", line: 1))
    let plan = CampaignPlan(trials: 1)
    let file = try TrialFile.read(TrialFile.head(of: plan) + TrialFile.line(of: record))
    #expect(file.records == [record])
    let result = TestResult(test: "M.C/a", attempts: [TestAttempt(number: 1, record: record)])
    let content = TestResultFile.Content(setting: RunSetting(), result: result)
    #expect(try TestResultFile.read(TestResultFile.bytes(of: content)) == content)
  }

  @Test func `so many are listed, and the others are counted`() {
    let lines = { (count: Int) in
      SilentWaits(of: [
        TrialRecord(
          test: "M.C/a", seed: 1, timedOutWaits: (0..<count).map { wait("x", line: $0) })
      ]).lines
    }
    let limit = SilentWaits.limit
    #expect(lines(limit).count == 1 + limit)
    #expect(lines(limit + 1).count == 2 + limit)
    #expect(lines(limit + 1).last == "  and 1 more")
  }
}
