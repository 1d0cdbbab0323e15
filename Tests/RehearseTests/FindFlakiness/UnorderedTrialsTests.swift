import Foundation
import OutputFiles
import TestProcesses
import Testing
import Trials
import VirtualTime

@testable import rehearse

/// Campaigns with a program in place of the tests, which fails in some orders of a set.
@Suite("Campaigns of tests that depend on the order of a set")
final class UnorderedTrialsTests {
  private let folder: URL

  init() throws { folder = try ToolRun.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// Makes a program with a test that passes, and fails with seeds of hashing that are divisible by
  /// `divisor`; it adds a line to the file `runs` each time it runs.
  private func tests(failingAt divisor: Int) throws {
    let test = "M.T/testA"
    for (name, runs, failure) in [("usual", 3, nil), ("passed", 1, nil), ("failed", 1, "late")] {
      let records = (1...UInt64(runs)).map { seed in
        TrialRecord(
          test: test, seed: Seed(seed),
          failures: failure.map { [TestFailure(message: $0, file: "T.swift", line: 1)] } ?? [])
      }
      try OutputFile.write(
        TrialFile.head(of: CampaignPlan(trials: runs, stopping: nil))
          + records.flatMap { TrialFile.line(of: $0) } + TrialFile.end, to: path(name))
    }
    let script = """
      #!/bin/bash
      cd "$(dirname "$0")"
      case "$*" in *--list-tests*) echo \(test); exit 0;; esac
      echo "$REHEARSAL_HASHING" >> runs
      mkdir -p "$REHEARSAL_OUTPUT"
      file=usual
      if [ "$REHEARSAL_HASHING" ]; then
        file=passed
        if [ $((REHEARSAL_HASHING % \(divisor))) = 0 ]; then file=failed; fi
      fi
      cp $file "$REHEARSAL_OUTPUT/trials.jsonl"
      [ $file != failed ]
      """
    try OutputFile.write(Array(script.utf8), to: path("tests"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("tests"))
  }

  private func campaign(_ more: String...) throws -> ToolRun {
    try ToolRun(
      ["campaign", "--runs", "3", "--sprt", "off", "--bundle", "./tests", "--output", "out"] + more,
      in: folder)
  }

  private var runs: [Substring] {
    String(decoding: FileManager.default.contents(atPath: path("runs")) ?? Data(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func `A test that fails in other orders fails the campaign, with a line that repeats it`()
    throws
  {
    try tests(failingAt: 4)
    let run = try campaign("--html", "page.html")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("M.T/testA       3       0  steady pass"), "\(run.output)")
    #expect(run.output.contains("M.T/testA                      2 of 8 orders  late"))
    #expect(run.output.contains("  REHEARSAL_HASHING=4 REHEARSAL_LATENCIES=everyday "))
    let page = String(
      decoding: try Data(contentsOf: folder.appending(path: "page.html")),
      as: UTF8.self)
    #expect(page.contains("1 test failing in some orders of a set"))
  }

  @Test func `A test that passes in every order passes`() throws {
    try tests(failingAt: 100)
    let run = try campaign()
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.contains("some orders"))
    #expect(runs == ["", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test func `Shards share the orders`() throws {
    try tests(failingAt: 100)
    _ = try campaign("--shard", "2/3")
    #expect(runs == ["", "3", "6", "9"])
  }

  @Test func `Starting over runs the orders again`() throws {
    try tests(failingAt: 100)
    _ = try campaign()
    _ = try campaign("--force")
    #expect(runs.count == 18)
  }

  /// The tests that end otherwise in other orders than in a search with a verdict.
  private func endingOtherwise(
    than verdict: String, _ failure: SearchRecord.Failure? = nil
  ) throws -> [String] {
    try UnorderedTrials(
      bundle: TestBundle(path("tests")), plan: CampaignPlan(trials: 3, stopping: nil),
      output: CampaignOutput(path("out"))
    )
    .testsEndingOtherwise(than: [
      SearchRecord(
        test: "M.T/testA", strategy: "exhaustive", runs: 1, verdict: verdict, failure: failure)
    ])
  }

  @Test func `A certificate does not hold where a test fails in another order`() throws {
    try tests(failingAt: 4)
    #expect(try endingOtherwise(than: SearchRecord.certified) == ["M.T/testA"])
  }

  @Test func `A certificate holds where a test passes in every order`() throws {
    try tests(failingAt: 100)
    #expect(try endingOtherwise(than: SearchRecord.certified).isEmpty)
  }

  @Test func `A test that always failed is no regression if it passes in another order`() throws {
    try tests(failingAt: 4)
    let failure = SearchRecord.Failure(
      TestFailure(message: "late", file: "T.swift", line: 1), token: "rt2-x",
      diagnosis: [SearchRecord.Failure.regression], schedule: nil)
    #expect(try endingOtherwise(than: "FAILS", failure) == ["M.T/testA"])
  }
}
