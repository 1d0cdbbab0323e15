import Foundation
import Testing
import Trials
import VirtualTime

@Suite("Merging campaigns, and what keeps one from running")
struct CampaignMergeCommandTests {
  private let plan = CampaignPlan(trials: 12, stopping: nil)

  private func records(_ plan: CampaignPlan) -> [TrialRecord] {
    plan.shard.trials(of: plan.trials).map { trial in
      let failure = TestFailure(message: "late", file: "C.swift", line: 1)
      return TrialRecord(
        test: "M.C/test", seed: plan.seed(of: trial), failures: trial == 7 ? [failure] : [])
    }
  }

  /// Writes the trials of a shard into a folder of its own.
  private func write(_ shard: String, _ folder: URL, isFinished: Bool = true) throws {
    var plan = plan
    plan.shard = try #require(Shard(shard))
    let own = folder.appendingPathComponent("shard-\(plan.shard.number)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let lines = records(plan).flatMap { TrialFile.line(of: $0) }
    let bytes = TrialFile.head(of: plan) + lines + (isFinished ? TrialFile.end : [])
    try Data(bytes).write(to: own.appendingPathComponent("trials.jsonl"))
  }

  @Test func `a folder of shards has the bytes of one run`() throws {
    let folder = try ToolRun.folder()
    for shard in ["2/3", "1/3", "3/3"] { try write(shard, folder) }
    let run = try ToolRun(["campaign", "merge", ".", "--output", "merged"], in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("M.C/test      12       1  FLAKY"))
    let results = try Data(contentsOf: folder.appendingPathComponent("merged/results.jsonl"))
    let whole = CampaignFindings(plan: plan, records: records(plan))
    #expect(Array(results) == ResultFile.bytes(of: whole))
  }

  @Test func `a shard that did not end is named`() throws {
    let folder = try ToolRun.folder()
    try write("1/2", folder)
    try write("2/2", folder, isFinished: false)
    let run = try ToolRun(["campaign", "merge", "shard-1", "shard-2"], in: folder)
    #expect(run.code == 3)
    #expect(
      run.errors == "Error: shard-2/trials.jsonl is from a run that did not end: run it again with "
        + "--resume.\n")
  }

  @Test func `a folder that is not there is named, with the nearest`() throws {
    let folder = try ToolRun.folder()
    try write("1/2", folder)
    let run = try ToolRun(["campaign", "merge", "shard-2"], in: folder)
    #expect(run.code == 3)
    #expect(run.errors == "Error: there is no folder shard-2. Did you mean shard-1?\n")
  }

  @Test func `a report of waits alone needs no trials`() throws {
    let folder = try ToolRun.folder()
    let waits = try ToolRun(
      ["waits", "--scenario", "a cache", "--runs", "20", "--output", "out"], in: folder)
    #expect(waits.code == 0, "\(waits.errors)")
    let run = try ToolRun(["campaign", "merge", "out", "--html", "report.html"], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let page = folder.appendingPathComponent("report.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("How long to wait"))
  }

  @Test func `a folder in the place of built tests is no program`() throws {
    let folder = try ToolRun.folder()
    let run = try ToolRun(["campaign", "--bundle", "."], in: folder)
    #expect(run.errors == "Error: . is not a program that can be run.\n")
  }

  @Test func `a folder without built tests is told how to build them`() throws {
    let run = try ToolRun(["campaign"], in: ToolRun.folder())
    #expect(run.code == 3)
    #expect(
      run.errors == "Error: there are no built tests below ./.build. Run swift build "
        + "--build-tests, or name them with --bundle.\n")
  }

  @Test func `tests that end before their trials are told of`() throws {
    let folder = try ToolRun.folder()
    let run = try ToolRun(["campaign", "--bundle", "/bin/false", "--output", "out"], in: folder)
    #expect(run.code == 3)
    #expect(
      run.errors == "Error: the tests ended with exit code 1, before all trials were run; "
        + "out/log.txt has what they printed. The trials so far are kept: --resume continues after "
        + "them.\n")
  }
}
