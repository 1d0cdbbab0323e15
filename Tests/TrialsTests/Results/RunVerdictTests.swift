import Testing
import Trials
import VirtualTime

struct RunVerdictTests {
  private func rules(
    _ quarantine: Quarantine? = nil, flakyFails: Bool = false, today: String = "2026-11-22"
  ) -> RunVerdict.Rules {
    var rules = RunVerdict.Rules()
    rules.quarantine = quarantine
    rules.flakyFails = flakyFails
    rules.today = CalendarDay(today)
    return rules
  }

  private func verdict(_ rules: RunVerdict.Rules, _ tests: TestResult...) -> RunVerdict {
    RunVerdict(RunResults(tests: tests), by: rules)
  }

  @Test func `A flaky test fails a run only where that is asked for`() {
    let flaky = SampleRun.result("M.C/testIt", .failed, .passed)
    #expect(verdict(rules(), flaky).holds)
    #expect(!verdict(rules(flakyFails: true), flaky).holds)
  }

  @Test func `A failure in quarantine does not fail a run until its last day is over`() {
    let failed = SampleRun.result("M.C/testIt", .failed)
    let quarantine = SampleRun.quarantine("M.C/testIt")
    #expect(verdict(rules(quarantine, today: "2026-12-31"), failed).holds)
    #expect(!verdict(rules(quarantine, today: "2027-01-01"), failed).holds)
    #expect(!verdict(rules(SampleRun.quarantine("M.C/testOther")), failed).holds)
  }

  @Test func `A quarantine past its day fails a run in which all passes, with words`() {
    let verdict = verdict(
      rules(SampleRun.quarantine("M.C/testIt"), today: "2027-01-01"),
      SampleRun.result("M.C/testIt", .passed))
    #expect(!verdict.holds)
    #expect(
      verdict.rules.expiries == [
        "quarantine.json:3: the quarantine of M.C/testIt ended on 2026-12-31 (owner: Ada). Fix "
          + "the test, or agree on a new day."
      ])
  }

  @Test func `A test that the process ended in fails a run`() {
    #expect(!verdict(rules(), SampleRun.result("M.C/testIt")).holds)
  }

  @Test func `A test in which the process crashed fails a run`() {
    #expect(!verdict(rules(), SampleRun.result("M.C/testIt", .crashed)).holds)
  }

  @Test func `The table has a row for each test that did not simply pass`() {
    let verdict = RunVerdict(SampleRun.all, by: rules(SampleRun.quarantine("M.C/testFails")))
    #expect(
      RunTable(verdict).text == """
        test            attempts  status               seed  note
        --------------  --------  -------------------  ----  ---------------------------
        M.C/testFails          2  failed, quarantined     1  until 2026-12-31, Ada: slow
        M.C/testFlakes         2  FLAKY                   1  passes with seed 2; late
        M.D/testEnds           0  unfinished                 it did not finish
        M.D/testSkips          1  skipped                    no camera

        Replay: REHEARSAL_REPLAY=\(ReplayToken(seed: 1)) swift test --filter 'M.C/testFails'
        Replay: REHEARSAL_REPLAY=\(ReplayToken(seed: 1)) swift test --filter 'M.C/testFlakes'

        5 tests: 1 passed, 1 flaky, 1 failed, 1 skipped, 1 unfinished (1 in quarantine). \
        The run fails.
        """)
  }

  @Test func `A run in which all passes is one line`() {
    let verdict = verdict(rules(), SampleRun.result("M.C/testIt", .passed))
    #expect(RunTable(verdict).text == "1 test: 1 passed. The run passes.")
  }

  @Test func `The report in lines tells of each test what it comes to`() {
    let verdict = verdict(
      rules(SampleRun.quarantine("*")), SampleRun.result("M.C/testIt", .failed))
    let text = String(decoding: RunLines.bytes(of: verdict), as: UTF8.self)
    #expect(text.contains(#""failsRun":false"#))
    #expect(text.contains(#""quarantine":{"owner":"Ada","reason":"slow","until":"2026-12-31"}"#))
    #expect(text.hasPrefix(#"{"counts":{"crashed":0,"failed":1,"flaky":0,"passed":0,"skipped":0,"#))
  }
}
