import EnvironmentVariables
import OutputFiles
import TestFailures
import TestProcesses
import TestRuns
import Trials

/// Searches tests in processes of their own; after a crash, another process continues.
final class CrashedSearches: CrashRecording {
  private let output: CampaignOutput
  /// What the earlier processes have written.
  private var tables: [String] = []
  private var records: [SearchRecord] = []
  /// The failures of the tests that ended their process; these have no other result.
  private var crashed: [(test: String, failure: TestFailure)] = []
  /// What could not be read or written.
  private var fault: (any Error)?

  private init(_ output: CampaignOutput) { self.output = output }

  /// Searches tests, all of them unless some are named; the folder then has the table and the
  /// records of all processes.
  ///
  /// It returns how the tests ended, and those that crashed as lines.
  static func run(
    _ tests: [String], in bundle: TestBundle, settings: [EnvironmentVariable: String],
    output: CampaignOutput
  ) throws -> (end: ChildEnd, crashed: [String]) {
    let searches = CrashedSearches(output)
    let log = output.path + "/log.txt"
    let queue = try bundle.run(
      tests, environment: settings.named, log: log, recording: searches)
    if let fault = searches.fault { throw fault }
    if let fault = queue.faults.first {
      throw TestBundle.Fault(description: "\(fault) See \(log).")
    }
    guard queue.hasRunAll else {
      throw TestBundle.Fault(
        description: "the tests ended \(queue.end.words(log: log)), before all tests were "
          + "searched: see \(log).")
    }
    if !searches.crashed.isEmpty { try searches.join() }
    return (queue.end, searches.lines)
  }

  func add(_ crash: TestFailure, in test: String) -> Bool {
    crashed.append((test, crash))
    do { try take() } catch { fault = fault ?? error }
    return false
  }

  /// Takes what a process has written, so that the next one does not overwrite it.
  private func take() throws {
    if let table = output.content(of: ResultFolder.search) {
      tables.append(String(decoding: table, as: UTF8.self))
    }
    records += try KeptSearches.records(in: output.path)
    for name in [ResultFolder.search, ResultFolder.searchRecords] {
      try OutputFile.remove(output.path + "/" + name)
    }
  }

  /// Writes what all processes have found.
  private func join() throws {
    try take()
    let text = (tables + [lines.joined(separator: "\n") + "\n"]).joined(separator: "\n")
    try OutputFile.write(Array(text.utf8), to: output.path + "/" + ResultFolder.search)
    try OutputFile.write(
      SearchFile.bytes(of: records), to: KeptSearches.file(in: output.path))
  }

  /// The tests that were not searched, with their failures.
  private var lines: [String] {
    guard !crashed.isEmpty else { return [] }
    return ["Not searched, since each ended the process of the tests:"]
      + crashed.flatMap { test, failure in
        ["  " + test] + failure.message.split(separator: "\n").map { "    " + $0 }
      }
  }
}
