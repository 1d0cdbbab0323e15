import AppTools
import CommandLineTool
import Foundation
import SimulatedApp
import TestProcesses
import TestWatching
import Trials

/// The tests of the package in this folder, built by SwiftPM and run by `rehearse test`.
struct PackageTests: WatchedTests {
  /// The folder for results, journals and the trace.
  let output: String

  private var results: String { output + "/results" }

  func build() -> String? {
    let (end, text) = Self.run("/usr/bin/env", ["swift", "build", "--build-tests"])
    guard end != .code(0) else { return nil }
    let lines = text.split(separator: "\n").filter { $0.contains("error:") }
    return lines.isEmpty ? text : lines.joined(separator: "\n")
  }

  func appName(in folder: String) throws(AppFaults) -> String {
    do throws(DefinitionFaults) {
      return try AppFolder(folder).load().name
    } catch {
      throw AppFaults(FaultList(folder: folder, faults: error.faults).text)
    }
  }

  func run(_ tests: WatchPlan.Tests) throws -> [TestOutcome] {
    let filter = tests.pattern.map { ["--filter", $0] } ?? []
    let (end, text) = Self.runTool(["test", "--output", results] + filter)
    guard RunFolder.hasResults(results), end != .code(ExitCode.notMade.rawValue) else {
      throw TestBundle.Fault(description: text)
    }
    return try RunFolder.results(in: [results]).tests.map(Self.outcome)
  }

  private static func outcome(of result: TestResult) -> TestOutcome {
    let last = result.attempts.last
    let seen = last.flatMap(RunFolder.journal).flatMap { try? JournalRecord($0) }.map(SeenApp.init)
    return TestOutcome(
      test: result.plainName, entry: TestMemory.Entry(result.status, seen: seen.map { [$0] } ?? []),
      failure: last?.record.failures.first?.summary ?? "", journal: last?.journal)
  }

  func trace(of outcome: TestOutcome) -> [UInt8]? {
    guard let journal = outcome.journal else { return nil }
    let page = output + "/trace.html"
    guard Self.runTool(["trace", journal, "--output", page]).end == .code(0) else { return nil }
    return InputFile.bytes(of: page)
  }

  // MARK: - Processes

  private static func runTool(_ arguments: [String]) -> (end: ChildEnd, text: String) {
    run("/proc/self/exe", arguments)
  }

  /// Runs a program to its end; the text is all that it prints.
  private static func run(
    _ program: String, _ arguments: [String]
  ) -> (end: ChildEnd, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    process.arguments = arguments
    do {
      let output = try ChildOutput()
      process.standardOutput = output.file
      process.standardError = output.file
      try ChildProcesses.shared.start(process)
      return (ChildProcesses.shared.wait(for: process), output.text)
    } catch { return (.code(-1), ErrorWords.of(error)) }
  }
}
