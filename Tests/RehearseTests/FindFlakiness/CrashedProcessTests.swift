import Foundation
import OutputFiles
import Testing
import Trials
import VirtualTime

/// Campaigns and searches with a program in place of the tests, whose first run crashes.
@Suite("Processes of tests that crash")
final class CrashedProcessTests {
  private let folder: URL

  init() throws { folder = try ToolRun.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Makes a program that lists two tests and whose first run ends in the first one; each run
  /// prints and writes what some lines of a shell do.
  private func tests(first: String, second: String, ending: String = "exit 7") throws {
    let script = """
      #!/bin/bash
      case "$*" in *--list-tests*) printf 'M.T/testA\\nM.T/testB\\n'; exit 0;; esac
      [ "$REHEARSAL_HASHING" ] && exit 0
      echo run >> runs
      echo "Test Case 'T.testA' started at now"
      if [ "$(wc -l < runs)" = 1 ]; then
        \(first)
        \(ending)
      fi
      echo "Test Case 'T.testA' passed (0.1 seconds)"
      \(second)
      """
    try OutputFile.write(Array(script.utf8), to: path("tests"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("tests"))
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments + ["--bundle", "./tests", "--output", "out"], in: folder)
  }

  private func put(_ bytes: [UInt8], in name: String) throws {
    try OutputFile.write(bytes, to: path(name))
  }

  private func trial(_ test: String, _ seed: UInt64) -> [UInt8] {
    TrialFile.line(of: TrialRecord(test: test, seed: Seed(seed)))
  }

  private func putTrials() throws {
    let plan = CampaignPlan(trials: 3, stopping: nil)
    try put(TrialFile.head(of: plan) + trial("M.T/testA", 1), in: "head")
    let rest = trial("M.T/testA", 3) + (1...3).flatMap { trial("M.T/testB", $0) }
    try put(rest + TrialFile.end, in: "rest")
  }

  @Test func `A trial that crashes has failed, and the campaign goes on`() throws {
    try putTrials()
    try tests(first: "cp head out/trials.jsonl", second: "cat rest >> out/trials.jsonl")
    let run = try run("campaign", "--runs", "3", "--sprt", "off")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("1 x The process ended with exit code 7 in this test"))
    #expect(run.output.contains("(first with seed 2)"))
    let content = try #require(try TrialFile.read(atPath: path("out/trials.jsonl")))
    #expect(content.isFinished && content.records.count == 6)
    #expect(content.records[1].outcome == .crashed)
  }

  @Test(arguments: [("The trials continue in a new process.", 0), ("It ends.", 1)])
  func `A process that asks for another one has not crashed`(line: String, crashes: Int) throws {
    try putTrials()
    try put(crashes == 0 ? trial("M.T/testA", 2) : [], in: "next")
    try tests(
      first: "cp head out/trials.jsonl; echo '\(line)'",
      second: "cat next rest >> out/trials.jsonl", ending: "exit 4")
    let run = try run("campaign", "--runs", "3", "--sprt", "off")
    let content = try #require(try TrialFile.read(atPath: path("out/trials.jsonl")))
    #expect(content.records.count { $0.outcome == .crashed } == crashes)
    #expect(content.records.map(\.seed) == [1, 2, 3, 1, 2, 3])
    #expect(run.code == Int32(crashes), "\(run.errors)")
  }

  @Test func `A process that is killed has not crashed, and the campaign can be resumed`() throws {
    try putTrials()
    try tests(
      first: "cp head out/trials.jsonl", second: "cat rest >> out/trials.jsonl",
      ending: "kill -KILL $$")
    let run = try run("campaign", "--runs", "3", "--sprt", "off")
    #expect(run.code == 3)
    #expect(
      run.errors == "Error: the tests ended by signal 9 (kill) in T.testA, before all trials were "
        + "run; out/log.txt has what they printed. The trials so far are kept: --resume continues "
        + "after them.\n")
    let content = try #require(try TrialFile.read(atPath: path("out/trials.jsonl")))
    #expect(!content.isFinished && content.records.count == 1)
  }

  @Test func `A search goes on after a test that crashes, and names it`() throws {
    let search = SearchRecord(
      test: "M.T/testB", strategy: "exhaustive", runs: 1, verdict: SearchRecord.certified,
      failure: nil)
    try put(SearchFile.bytes(of: [search]), in: "records")
    try tests(
      first: "true", second: "cp records out/search.jsonl; echo 'the table' > out/search.txt")
    let run = try run("campaign", "search", "exhaustive")
    #expect(run.code == 1, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        the table

        Not searched, since each ended the process of the tests:
          M.T/testA
            The process ended with exit code 7 in this test.
        """))
    let kept = FileManager.default.contents(atPath: path("out/search.jsonl")) ?? Data()
    #expect(try SearchFile.read(kept) == [search])
  }
}
