import Foundation
import Testing
import Trials

/// `rehearse test` with tests of this very bundle: those of `FailingTests` fail where they are asked
/// to.
@Suite("Tests that the tool runs")
struct TestCommandTests {
  private static let failing = ["FAILING_TESTS": "1"]

  private func run(
    _ arguments: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      ["test", "--bundle", try ToolRun.bundle()] + arguments, in: folder, environment: environment)
  }

  /// The tests whose results are in a folder.
  private func recorded(in folder: URL) throws -> [TestResult] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(TestResultFile.ending) }.sorted()
      .map { name in
        try TestResultFile.read(Data(contentsOf: folder.appendingPathComponent(name))).result
      }
  }

  @Test func `that fail are tried again, and run again alone`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let out = folder.appendingPathComponent("out")
    let first = try run(
      "--filter", "HostedTests.(FailingTests/testThrows|StuckSetUpTests)",
      "--retries", "1", "--output", "out", in: folder, environment: Self.failing)
    #expect(first.code == 1)
    #expect(first.output.contains("HostedTests.FailingTests/testThrows          2  failed"))
    let before = try recorded(in: out)
    #expect(before.filter { $0.status == .failed }.map(\.attempts.count) == [2, 2])
    let again = try run("--last-failed", "--output", "out", in: folder)
    #expect(again.code == 0, "\(again.output)\(again.errors)")
    #expect(try recorded(in: out).map(\.test) == before.map(\.test))
    let none = try run("--last-failed", "--output", "out", in: folder)
    #expect(none.output == "Nothing has failed in out.\n")
  }

  @Test func `of Swift Testing are run, tried again and run again alone as others are`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let samples = ["TESTING_SAMPLES": "1"]
    let first = try run(
      "--filter", "TestingSamples/(passes|failsInACall|hasASeed)|FailingTests/testThrows",
      "--retries", "1", "--output", "out", in: folder, environment: samples)
    #expect(first.code == 1, "\(first.output)\(first.errors)")
    let out = folder.appendingPathComponent("out")
    let before = try recorded(in: out)
    #expect(before.count == 4)
    let failed = before.filter { $0.status == .failed }
    #expect(failed.map(\.test) == ["XCUIAutomationTests.TestingSamples/failsInACall"])
    #expect(failed.map(\.attempts.count) == [2])
    let log = out.appendingPathComponent("log.txt")
    let again = try run("--last-failed", "--output", "out", in: folder, environment: samples)
    #expect(again.code == 1)
    #expect(try !String(contentsOf: log, encoding: .utf8).contains("hasASeed"))
  }

  @Test func `are those that a test plan names, in both libraries`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = """
      {"version": "1.0", "tests": [{"selector": "HostedTests.FailingTests/testThrows"},
        {"id": 7, "selector": "XCUIAutomationTests.TestingSamples/passes"}, {"id": "9"}]}
      """
    try Data(plan.utf8).write(to: folder.appendingPathComponent("plan.json"))
    let planned = try run(
      "--test-plan", "plan.json", "--output", "out", in: folder,
      environment: ["TESTING_SAMPLES": "1"])
    #expect(planned.code == 0, "\(planned.output)")
    #expect(
      planned.errors == "plan.json: tests without a selector cannot be found and will not run: 1, "
        + "such as 9.\n")
    #expect(
      try recorded(in: folder.appendingPathComponent("out")).map(\.test) == [
        "HostedTests.FailingTests/testThrows", "XCUIAutomationTests.TestingSamples/passes",
      ])
  }

  @Test func `that a test plan names and the package has not are told with the nearest name`()
    throws
  {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = """
      {"version": "1.0", "tests": [{"selector": "HostedTests.FailingTests/testThrow"}]}
      """
    try Data(plan.utf8).write(to: folder.appendingPathComponent("plan.json"))
    let run = try run("--test-plan", "plan.json", in: folder)
    #expect(run.code == 3)
    #expect(
      run.errors == "Error: plan.json: no test is named HostedTests.FailingTests/testThrow; the "
        + "nearest is HostedTests.FailingTests/testThrows.\n")
  }

  @Test func `whose results cannot be kept were not run, and the path and the reason are told`()
    throws
  {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try ToolRun.write("", to: "out/journals", in: folder)
    // A test of an app has a journal.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Screens", withDestinationPath: ToolRun.screens)
    let run = try run(
      "--filter", "HostedTests.WaitTests/testNotification", "--output", "out", in: folder)
    #expect(run.code == 3)
    #expect(run.output == "")
    #expect(run.errors == "Error: out/journals cannot be made: Not a directory.\n")
  }

  @Test func `in quarantine do not fail the run, and another failure does`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      {"tests": [{"test": "HostedTests.FailingTests/testT*", "owner": "Ada", "reason": "on purpose",
        "until": "2026-12-31"}]}
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("q.json"))
    let judged = ["--quarantine", "q.json", "--today", "2026-11-22"]
    for (filter, code) in [("testThrows", Int32(0)), ("testUnwaited", 1)] {
      let run = try ToolRun(
        [
          "test", "--bundle", try ToolRun.bundle(), "--filter",
          "HostedTests.FailingTests/\(filter)",
        ]
          + judged, in: folder, environment: Self.failing)
      #expect(run.code == code, "\(run.output)\(run.errors)")
    }
  }

  @Test func `are each in one shard`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for shard in 1...3 {
      let run = try run(
        "--filter", "HostedTests.FailingTests/", "--shard", "\(shard)/3", "--output",
        "shards/\(shard)", in: folder)
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      names += try recorded(in: folder.appendingPathComponent("shards/\(shard)")).map(\.test)
    }
    #expect(names.count == 6)
    #expect(Set(names).count == 6)
    let whole = try ToolRun(["results", "shards"], in: folder)
    #expect(whole.output == "6 tests: 6 passed. The run passes.\n")
  }
}
