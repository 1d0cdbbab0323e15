import Testing
import VirtualTime

@testable import Trials

struct RunResultsTests {
  private func file(
    _ name: String, _ result: TestResult, _ setting: RunSetting = RunSetting()
  ) -> (name: String, content: TestResultFile.Content) {
    (name, TestResultFile.Content(setting: setting, result: result))
  }

  @Test(
    arguments: [
      ([], TestResult.Status.unfinished), ([.passed], .passed), ([.failed, .failed], .failed),
      ([.crashed], .crashed), ([.failed, .crashed], .crashed), ([.crashed, .failed], .crashed),
      ([.crashed, .passed], .flaky),
      ([.failed, .passed], .flaky), ([.skipped], .skipped), ([.failed, .skipped], .failed),
    ] as [([TrialRecord.Outcome], TestResult.Status)])
  func `Attempts come to a status`(outcomes: [TrialRecord.Outcome], status: TestResult.Status) {
    let attempts = zip(1..., outcomes).map { SampleRun.attempt("t", $0, $1) }
    #expect(TestResult(test: "t", attempts: attempts).status == status)
  }

  @Test func `Shards in any order are the same run`() throws {
    let files = SampleRun.all.tests.map { file("shard-\($0.test.count)/\($0.test)", $0) }
    var generator = Xoshiro256(key: 3)
    for _ in 0..<20 {
      let merged = try RunResults(merging: files.shuffled(using: &generator))
      #expect(merged == SampleRun.all)
    }
  }

  @Test func `Attempts of several files stand by rising seed, each once`() throws {
    let one = TestResult(
      test: "t", attempts: [SampleRun.attempt("t", 1, .passed, seed: 8)])
    let two = TestResult(
      test: "t",
      attempts: [
        SampleRun.attempt("t", 1, .failed, seed: 7), SampleRun.attempt("t", 2, .passed, seed: 8),
      ])
    for files in [[file("a", one), file("b", two)], [file("a", two), file("b", one)]] {
      let merged = try RunResults(merging: files)
      #expect(merged.tests[0].attempts.map(\.record.seed) == [7, 8])
      #expect(merged.tests[0].attempts.map(\.number) == [1, 2])
      #expect(merged.tests[0].status == .flaky)
    }
  }

  @Test func `One seed with two outcomes is of two builds`() {
    let fault = RunResults.Fault(
      description:
        "b and a contradict each other about t with seed 1: they are from different builds.")
    #expect(throws: fault) {
      try RunResults(merging: [
        file("b", SampleRun.result("t", .passed)), file("a", SampleRun.result("t", .failed)),
      ])
    }
  }

  @Test func `Runs with other settings do not fit together`() {
    let fault = RunResults.Fault(
      description:
        "b and a are from different runs: latencies, faults, device, system and language must be "
        + "the same.")
    #expect(throws: fault) {
      try RunResults(merging: [
        file("a", SampleRun.result("t", .passed)),
        file("b", SampleRun.result("u", .passed), RunSetting(latencies: "everyday")),
      ])
    }
  }
}
