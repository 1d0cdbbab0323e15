import Foundation
import Testing
import Trials
import VirtualTime

@Suite("Results of runs, as the tool reads them")
struct ResultsCommandTests {
  private let failure = TestFailure(message: "late", file: "C.swift", line: 1)

  /// Writes the result of a test whose attempts ended so.
  private func write(
    _ test: String, _ outcomes: TrialRecord.Outcome..., in folder: URL, _ name: String
  ) throws {
    let attempts = zip(1..., outcomes).map { number, outcome in
      TestAttempt(
        number: number,
        record: TrialRecord(
          test: test, seed: Seed(UInt64(number)), failures: outcome == .failed ? [failure] : [],
          nanoseconds: 1_000_000))
    }
    let content = TestResultFile.Content(
      setting: RunSetting(), result: TestResult(test: test, attempts: attempts))
    let file = folder.appendingPathComponent("\(name).result.jsonl")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(TestResultFile.bytes(of: content)).write(to: file)
  }

  private func sample() throws -> URL {
    let folder = try ToolRun.folder()
    try write("M.C/testA", .passed, in: folder, "shards/1/a")
    try write("M.C/testB", .failed, .passed, in: folder, "shards/2/b")
    try write("M.C/testC", .failed, .failed, in: folder, "shards/2/c")
    return folder
  }

  private func quarantine(_ test: String, _ folder: URL) throws {
    let text = """
      {"tests": [{"test": "\(test)", "owner": "Ada", "reason": "slow", "until": "2026-12-31"}]}
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("q.json"))
  }

  /// All files below a folder, with what is in them.
  private func files(in folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map {
          (name, $0)
        }
      })
  }

  @Test func `a run with a failure fails, and a flaky test does not fail it`() throws {
    let folder = try sample()
    let run = try ToolRun(["results", "shards"], in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("M.C/testB         2  FLAKY"))
    #expect(
      run.output.hasSuffix("3 tests: 1 passed, 1 flaky, 1 failed. The run fails.\n"),
      "\(run.output)")
    try quarantine("M.C/testC", folder)
    let arguments = ["results", "shards", "--quarantine", "q.json", "--today"]
    #expect(try ToolRun(arguments + ["2026-12-31"], in: folder).code == 0)
    #expect(try ToolRun(arguments + ["2026-12-31", "--flaky", "fail"], in: folder).code == 1)
    let late = try ToolRun(arguments + ["2027-01-01"], in: folder)
    #expect(late.code == 1)
    #expect(late.output.contains("q.json:1: the quarantine of M.C/testC ended on 2026-12-31"))
  }

  @Test func `folders in any order give the same files`() throws {
    let folder = try sample()
    for (name, shards) in [("one", ["1", "2"]), ("two", ["2", "1"])] {
      let run = try ToolRun(
        ["results"] + shards.map { "shards/\($0)" } + [
          "--allure", "\(name)/allure", "--junit", "\(name)/junit.xml", "--jsonl",
          "\(name)/run.jsonl",
        ], in: folder)
      #expect(run.errors.isEmpty)
      #expect(run.output.contains("JUnit: \(name)/junit.xml\n"))
    }
    let one = try files(in: folder.appendingPathComponent("one"))
    #expect(one.count == 5 + 3 + 2)
    #expect(try files(in: folder.appendingPathComponent("two")) == one)
  }

  @Test func `Allure's folder is rid of older results, and of nothing else`() throws {
    let folder = try sample()
    let allure = folder.appendingPathComponent("allure")
    try FileManager.default.createDirectory(at: allure, withIntermediateDirectories: true)
    let old = "2135f538-5275-8615-a2e6-d51cc02bb71e-result.json"
    for name in [old, "notes.txt", "my-attachment.txt"] {
      try Data().write(to: allure.appendingPathComponent(name))
    }
    _ = try ToolRun(["results", "shards", "--allure", "allure"], in: folder)
    let names = try files(in: allure).keys
    #expect(names.contains("notes.txt") && names.contains("my-attachment.txt"))
    #expect(!names.contains(old))
  }

  @Test func `a journal that is a link is not followed`() throws {
    let folder = try ToolRun.folder()
    let attempt = TestAttempt(
      number: 1, record: TrialRecord(test: "M.C/testA", seed: 1), journal: "a.journal.jsonl")
    let content = TestResultFile.Content(
      setting: RunSetting(), result: TestResult(test: "M.C/testA", attempts: [attempt]))
    let journals = folder.appendingPathComponent("r/journals")
    try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
    try Data(TestResultFile.bytes(of: content)).write(
      to: folder.appendingPathComponent("r/a.result.jsonl"))
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
    try FileManager.default.createSymbolicLink(
      atPath: journals.appendingPathComponent("a.journal.jsonl").path,
      withDestinationPath: "../../secret")
    _ = try ToolRun(["results", "r", "--allure", "allure"], in: folder)
    let names = try files(in: folder.appendingPathComponent("allure")).keys
    #expect(!names.contains { $0.contains("-attachment.") })
    #expect(names.contains { $0.hasSuffix("-result.json") })
  }

  @Test func `an entry that names no test gets the nearest`() throws {
    let folder = try sample()
    try quarantine("M.C/testD", folder)
    let run = try ToolRun(
      ["results", "shards", "--quarantine", "q.json", "--today", "2026-11-22"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == "Error: q.json:1: no test is named M.C/testD; the nearest is M.C/testA.\n")
  }

  @Test func `a test that passed often enough is told to be released`() throws {
    let folder = try sample()
    try quarantine("M.C/testA", folder)
    let plan = CampaignPlan(trials: 20, stopping: nil)
    let lines = (0..<20).flatMap {
      TrialFile.line(of: TrialRecord(test: "M.C/testA", seed: plan.seed(of: $0)))
    }
    let out = folder.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    try Data(TrialFile.head(of: plan) + lines + TrialFile.end)
      .write(to: out.appendingPathComponent("trials.jsonl"))
    let run = try ToolRun(
      [
        "results", "shards", "--quarantine", "q.json", "--today", "2026-11-22", "--release-after",
        "21", "--campaign", "out",
      ], in: folder)
    #expect(
      run.output.hasSuffix(
        "q.json:1: M.C/testA has passed 21 trials and failed none. Release it: remove the entry.\n"),
      "\(run.output)")
  }

  @Test func `what is no result is told with its line`() throws {
    let folder = try sample()
    try Data("nonsense\n".utf8).write(
      to: folder.appendingPathComponent("shards/1/x.result.jsonl"))
    let run = try ToolRun(["results", "shards"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == "Error: shards/1/x.result.jsonl, line 1: this is not a result of a test.\n")
    let empty = try ToolRun(["results", "."], in: try ToolRun.folder())
    #expect(empty.errors == "Error: .: there are no results (*.result.jsonl).\n")
  }

  @Test func `tests that leave no results are told of`() throws {
    let folder = try ToolRun.folder()
    let run = try ToolRun(["test", "--bundle", "/bin/true"], in: folder)
    #expect(run.code == 3)
    #expect(run.errors == "Error: .rehearsal/results: there are no results (*.result.jsonl).\n")
  }

  @Test func `a quarantine that is not there is told before any test runs`() throws {
    let folder = try ToolRun.folder()
    let run = try ToolRun(
      ["test", "--bundle", "/bin/true", "--quarantine", "none.json"], in: folder)
    #expect(run.code == 1)
    #expect(run.errors == "Error: there is no file none.json\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.rehearsal"))
  }

  @Test func `a schema is printed`() throws {
    let run = try ToolRun(["results", "schema", "run"], in: try ToolRun.folder())
    #expect(run.output == ResultSchema.run.text)
  }

  @Test func `a campaign's folder becomes one page`() throws {
    let folder = try ToolRun.folder()
    let plan = CampaignPlan(trials: 2, stopping: nil)
    let trials = [
      TrialRecord(test: "M.C/testA", seed: 1),
      TrialRecord(test: "M.C/testA", seed: 2, failures: [failure]),
    ]
    try Data(TrialFile.head(of: plan) + trials.flatMap { TrialFile.line(of: $0) } + TrialFile.end)
      .write(to: folder.appendingPathComponent("trials.jsonl"))
    let run = try ToolRun(["campaign", "merge", ".", "--html", "report.html"], in: folder)
    #expect(run.output.hasSuffix("Report: report.html\n"))
    let page = try String(
      contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(page.contains("50.0 %") && page.contains("REHEARSAL_REPLAY="))
  }
}
