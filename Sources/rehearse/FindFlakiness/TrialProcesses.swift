import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import Synchronization
import TestProcesses
import TestRuns
import Trials
import XCUIAutomation

/// Makes the trials of tests in separate processes, each for some of the tests.
///
/// A process makes all trials of its tests, so that each test can still stop early.
struct TrialProcesses {
  let bundle: TestBundle
  let plan: CampaignPlan
  /// The environment variables of the processes, except for their folders.
  let settings: [EnvironmentVariable: String]
  /// The folder of the campaign.
  let output: CampaignOutput
  /// The tests; nil for all tests.
  let tests: [String]?

  /// The results of the processes.
  struct Made {
    var records: [TrialRecord] = []
    /// How a process ended that did not succeed.
    var fault: ChildEnd?
  }

  /// The tests of one process and its folder; an empty list means all tests.
  private struct Part {
    let tests: [String]
    let folder: String
  }

  /// Makes the trials that are missing, in `jobs` processes at once.
  func run(jobs: Int) throws -> Made {
    if let ended = try ended() { return Made(records: ended) }
    let parts = try parts(jobs: jobs)
    let ends = Mutex<[Int: Result<ChildEnd, TestBundle.Fault>]>([:])
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let end = run(parts[index])
      ends.withLock { $0[index] = end }
    }
    var made = Made()
    var files: [(Part, TrialFile.Content)] = []
    for (index, part) in parts.enumerated() {
      guard let end = try ends.withLock({ $0[index] })?.get() else { continue }
      let content = try content(of: part, end)
      made.records += content.records
      files.append((part, content))
      if end != .code(0) { made.fault = made.fault ?? end }
    }
    if parts.contains(where: { $0.folder != output.path }) { try join(files) }
    return made
  }

  /// The trials of a campaign that has ended with the same tests; nil if trials may be missing.
  private func ended() throws -> [TrialRecord]? {
    let path = output.path + "/" + ResultFolder.trials
    guard let content = try Self.content(of: path) else { return nil }
    if let other = content.plan, let words = plan.words(unlike: other) {
      throw TestBundle.Fault(description: "\(path): \(words)")
    }
    guard content.isFinished, content.plan == plan else { return nil }
    let known = Set(content.records.map(\.test))
    guard let chosen = tests else { return known.isEmpty ? nil : content.records }
    return known.isSubset(of: chosen) && chosen.allSatisfy(known.contains) ? content.records : nil
  }

  /// Writes the trials of several processes as one process would have, and removes its parts.
  private func join(_ files: [(part: Part, content: TrialFile.Content)]) throws {
    let order = Dictionary(
      try named().enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let lines = try files.flatMap { try self.lines(of: $0.part, at: $0.content.places) }
      .sorted { (order[$0.test] ?? 0, $0.test) < (order[$1.test] ?? 0, $1.test) }
    try OutputFile.write(
      pieces: [Data(TrialFile.head(of: plan))] + lines.map(\.bytes) + [Data(TrialFile.end)],
      to: output.path + "/" + ResultFolder.trials)
    for (part, _) in files {
      for name in [ResultFolder.trials, ResultFolder.results] {
        try OutputFile.remove(part.folder + "/" + name)
      }
    }
  }

  /// The lines of the tests at some places of a part's file.
  private func lines(
    of part: Part, at places: [String: [Range<Int>]]
  ) throws -> [(test: String, bytes: Data)] {
    guard !places.isEmpty else { return [] }
    let file = URL(fileURLWithPath: part.folder + "/" + ResultFolder.trials)
    let data = try Data(contentsOf: file, options: .mappedIfSafe)
    return places.flatMap { test, ranges in ranges.map { (test, data[$0]) } }
  }

  /// The names of the tests.
  private func named() throws -> [String] { try tests ?? bundle.tests(matching: "/") }

  private func parts(jobs: Int) throws -> [Part] {
    guard jobs > 1 else {
      return [Part(tests: tests ?? [], folder: output.path)]
    }
    let tests = try named()
    return (0..<min(jobs, tests.count)).map { job in
      Part(
        tests: stride(from: job, to: tests.count, by: jobs).map { tests[$0] },
        folder: output.folder(ofJob: job + 1))
    }
  }

  private func run(_ part: Part) -> Result<ChildEnd, TestBundle.Fault> {
    let own = settings.merging([
      .output: part.folder, .leftBodies: String(ProcessRenewal.leftBodyLimit),
    ]) { $1 }.named
    do throws(TestBundle.Fault) {
      let crashes = CrashedTrials(folder: part.folder)
      let queue = try bundle.run(
        part.tests, environment: own, log: part.folder + "/log.txt", recording: crashes)
      if queue.hasRunAll { crashes.end() }
      for fault in queue.faults { Console.error("Error: \(fault)") }
      return .success(queue.end)
    } catch {
      return .failure(error)
    }
  }

  private func content(of part: Part, _ end: ChildEnd) throws -> TrialFile.Content {
    let content = try Self.content(of: part.folder + "/" + ResultFolder.trials)
    if let content, content.isFinished { return content }
    // Tests without a session write no file.
    if content == nil, end == .code(0) { return TrialFile.Content() }
    let log = part.folder + "/log.txt"
    // On a full disk the log does not say why.
    let reason =
      FolderSpace.fault(of: part.folder + "/" + ResultFolder.trials).map { $0.description + "." }
      ?? "the tests ended \(end.words(log: log)), before all trials were run; \(log) has what "
      + "they printed."
    throw TestBundle.Fault(
      description: reason + " The trials so far are kept: --resume continues after them.")
  }

  /// The content of a file of trials; nil if there is no file.
  static func content(of path: String) throws(TestBundle.Fault) -> TrialFile.Content? {
    do throws(TrialFile.Fault) { return try TrialFile.read(atPath: path) } catch {
      throw TestBundle.Fault(description: "\(path), \(error)")
    }
  }
}
