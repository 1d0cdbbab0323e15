import Testing
import Trials
import VirtualTime

struct FindingsTableTests {
  @Test func `The table has a row a test, with its stop and its replay`() {
    let plan = CampaignPlan(trials: 2, latencies: "as-written")
    let failure = TestFailure(message: "no row", file: "C.swift", line: 3)
    let findings = CampaignFindings(
      plan: plan,
      records: [
        TrialRecord(test: "M.C/b", seed: 1, failures: [failure]),
        TrialRecord(test: "M.C/a", seed: 1),
        TrialRecord(test: "M.C/a", seed: 2), TrialRecord(test: "M.C/b", seed: 2),
        TrialRecord(test: "M.C/c", seed: 1, skipReason: ""),
      ])
    let token = TrialRecord(test: "", seed: 1).replayToken
    let text = FindingsTable(findings).text
    #expect(text.hasPrefix("test   trials  failed  verdict      rate (95 % interval)"))
    #expect(text.contains("M.C/a       2       0  steady pass  0.0 % (0.0 to 84.2 %)"))
    #expect(text.contains("M.C/b       2       1  FLAKY        50.0 % (1.3 to 98.7 %)"))
    #expect(text.contains("M.C/c       0       0  skipped"))
    #expect(text.contains("  1 x no row (first with seed 1)"))
    #expect(
      text.hasSuffix("  Replay: REHEARSAL_REPLAY=\(token) swift test --filter 'M.C/b'"))
  }

  @Test func `A recorded cause has a column, and only for the failure that it explains`() {
    let records = ["no row", "no list"].enumerated().map { index, message in
      TrialRecord(
        test: "M.C/\(index)", seed: 1, failures: [.init(message: message, file: "", line: 0)])
    }
    let findings = CampaignFindings(plan: CampaignPlan(trials: 1), records: records)
    let searches = (0..<2).map { number in
      SearchRecord(
        test: "M.C/\(number)", strategy: "exhaustive", runs: 2, verdict: "FAILS",
        failure: .init(
          .init(message: "no row", file: "", line: 0), token: "rt1",
          diagnosis: ["Cause: animation timing, test at fault (it moves)"], schedule: nil))
    }
    let lines = FindingsTable(findings, searches: searches).lines
    #expect(lines[0].hasSuffix("  recorded cause"))
    #expect(lines[2].hasSuffix("  animation timing, test at fault"))
    #expect(!lines[3].contains("animation timing"))
    #expect(!FindingsTable(findings).lines[0].contains("recorded cause"))
  }

  @Test func `The test that fails most often comes first, with the rate of each failure`() {
    let records = (1...8).flatMap { seed in
      ["M.C/a", "M.C/b"].map { test in
        let words = seed == 8 ? "no list" : "no row"
        let fails = test == "M.C/b" ? seed > 2 : seed == 8
        return TrialRecord(
          test: test, seed: Seed(UInt64(seed)),
          failures: fails ? [.init(message: words, file: "", line: 0)] : [])
      }
    }
    var plan = CampaignPlan(trials: 8)
    plan.stopping = nil
    let table = FindingsTable(CampaignFindings(plan: plan, records: records))
    #expect(table.lines[2].hasPrefix("M.C/b") && table.lines[3].hasPrefix("M.C/a"))
    #expect(table.text.contains("  5 x no row (first with seed 3): 62.5 % (24.5 to 91.5 %)\n"))
    #expect(table.text.contains("  1 x no list (first with seed 8)\n"))
  }
}
