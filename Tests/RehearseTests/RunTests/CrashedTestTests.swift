import Foundation
import Testing
import Trials
import VirtualTime

/// `rehearse test` with tests of this very bundle that end their process where they are asked to.
@Suite("Tests that crash their process")
struct CrashedTestTests {
  /// Runs tests, some of which crash; a backtrace would take seconds.
  private func run(
    _ arguments: String..., in folder: URL, crashing: String
  ) throws -> ToolRun {
    try ToolRun(
      ["test", "--bundle", try ToolRun.bundle(), "--output", "out"] + arguments, in: folder,
      environment: [
        "CRASHING_TESTS": crashing, "TESTING_CRASHES": crashing, "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  /// The status of each recorded test, by its name without module and class.
  private func statuses(in folder: URL) throws -> [String: TestResult.Status] {
    var statuses: [String: TestResult.Status] = [:]
    for result in try results(in: folder) {
      statuses[String(result.test.drop { $0 != "/" }.dropFirst())] = result.status
    }
    return statuses
  }

  private func results(in folder: URL) throws -> [TestResult] {
    let out = folder.appendingPathComponent("out")
    return try FileManager.default.contentsOfDirectory(atPath: out.path)
      .filter { $0.hasSuffix(TestResultFile.ending) }.sorted()
      .map { try TestResultFile.read(Data(contentsOf: out.appendingPathComponent($0))).result }
  }

  @Test func `do not keep the tests after them from running`() throws {
    let folder = try ToolRun.folder()
    let run = try run(
      "--filter", "HostedTests.CrashingTests/test[A-F]", in: folder, crashing: "testB,testD,testE")
    #expect(run.code == 1)
    #expect(
      try statuses(in: folder) == [
        "testA": .passed, "testB": .crashed, "testC": .passed, "testD": .crashed,
        "testE": .crashed, "testF": .passed,
      ])
    #expect(run.output.contains("6 tests: 3 passed, 3 crashed. The run fails.\n"), "\(run.output)")
  }

  @Test func `have the signal and the last words as their failure`() throws {
    let folder = try ToolRun.folder()
    _ = try run("--filter", "CrashingTests/testB", in: folder, crashing: "testB")
    let failure = try #require(try results(in: folder).first?.firstFailure?.record.failures.first)
    #expect(failure.summary.hasPrefix("The process ended by signal "))
    #expect(failure.summary.hasSuffix(" in this test: Fatal error: lost its way"))
    #expect(failure.file == "CrashingTests.swift")
  }

  @Test func `are tried again with the next seed`() throws {
    let folder = try ToolRun.folder()
    _ = try run(
      "--filter", "CrashingTests/test[BC]", "--retries", "1", in: folder, crashing: "testB")
    let result = try #require(try results(in: folder).first)
    #expect(result.attempts.map(\.record.seed.value) == [1, 2])
    #expect(result.attempts.map(\.record.outcome) == [.crashed, .crashed])
  }

  @Test func `are flaky if they pass then`() throws {
    let folder = try ToolRun.folder()
    let run = try run(
      "--filter", "CrashingTests/testG", "--retries", "1", in: folder, crashing: "testG")
    #expect(try statuses(in: folder) == ["testG": .flaky])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func `leave the tests of other classes alone if the set-up of a class crashes`() throws {
    let folder = try ToolRun.folder()
    let run = try run(
      "--filter", "CrashingSetUpTests|CrashingTests/testA", in: folder, crashing: "setUp")
    #expect(run.code == 1)
    let crashed = try results(in: folder).filter { $0.status == .crashed }
    #expect(
      crashed.map(\.test) == [
        "HostedTests.CrashingSetUpTests/testA", "HostedTests.CrashingSetUpTests/testB",
      ])
    #expect(try results(in: folder).contains { $0.test == "HostedTests.CrashingTests/testA" })
  }

  @Test func `may know nothing of simulated apps`() throws {
    let folder = try ToolRun.folder()
    let run = try run("--filter", "CrashingPlainTests", in: folder, crashing: "plain")
    #expect(run.code == 1)
    #expect(try statuses(in: folder) == ["testA": .crashed])
  }

  @Test func `are in the exported reports`() throws {
    let folder = try ToolRun.folder()
    _ = try run("--filter", "CrashingTests/test[BC]", in: folder, crashing: "testB")
    let export = try ToolRun(
      ["results", "out", "--junit", "junit.xml", "--jsonl", "run.jsonl"], in: folder)
    #expect(export.code == 1)
    let text = { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    #expect(try text("junit.xml").contains("type=\"crash\">"))
    #expect(try text("run.jsonl").contains("\"status\":\"crashed\""))
  }

  @Test(arguments: ["first", "case 2"])
  func `may be of Swift Testing`(crashing: String) throws {
    let folder = try ToolRun.folder()
    let run = try run("--filter", "TestingCrashes", in: folder, crashing: crashing)
    #expect(run.code == 1)
    var expected: [String: TestResult.Status] = [
      "first": .passed, "second": .passed, "cases(number:) (1)": .passed,
      "cases(number:) (2)": .passed, "cases(number:) (3)": .passed,
    ]
    expected[crashing == "first" ? "first" : "cases(number:) (2)"] = .crashed
    #expect(try statuses(in: folder) == expected, "\(run.output)\(run.errors)")
  }
}
