import EnvironmentVariables
import Foundation
import Synchronization
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
  let output: String
  /// Whether trials in the folders are kept.
  let isResumed: Bool

  /// The results of the processes.
  struct Made {
    /// The trials.
    var records: [TrialRecord] = []
    /// How a process ended that did not succeed.
    var fault: ChildEnd?
  }

  /// The tests of one process and its folder; an empty list means all tests.
  private struct Part {
    let tests: [String]
    let folder: String
  }

  /// Runs all tests, or those that match a pattern, in `jobs` processes at once.
  func run(jobs: Int, matching pattern: String?) throws -> Made {
    let parts = try parts(jobs: jobs, matching: pattern)
    let ends = Mutex<[Int: Result<ChildEnd, TestBundle.Fault>]>([:])
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let end = run(parts[index])
      ends.withLock { $0[index] = end }
    }
    var made = Made()
    for (index, part) in parts.enumerated() {
      guard let end = try ends.withLock({ $0[index] })?.get() else { continue }
      made.records += try records(of: part, end)
      if end != .code(0) { made.fault = made.fault ?? end }
    }
    return made
  }

  private func parts(jobs: Int, matching pattern: String?) throws -> [Part] {
    guard jobs > 1 else {
      return [Part(tests: try pattern.map(bundle.tests) ?? [], folder: output)]
    }
    let tests = try bundle.tests(matching: pattern ?? "/")
    return (0..<min(jobs, tests.count)).map { job in
      Part(
        tests: stride(from: job, to: tests.count, by: jobs).map { tests[$0] },
        folder: "\(output)/job-\(job + 1)")
    }
  }

  private func run(_ part: Part) -> Result<ChildEnd, TestBundle.Fault> {
    let file = part.folder + "/" + ResultFolder.trials
    if !isResumed { try? FileManager.default.removeItem(atPath: file) }
    try? FileManager.default.createDirectory(
      atPath: part.folder, withIntermediateDirectories: true)
    let own = settings.merging([.output: part.folder]) { $1 }.named
    do throws(TestBundle.Fault) {
      return .success(try bundle.run(part.tests, environment: own, log: part.folder + "/log.txt"))
    } catch {
      return .failure(error)
    }
  }

  private func records(of part: Part, _ end: ChildEnd) throws -> [TrialRecord] {
    let content = try Self.content(of: part.folder + "/" + ResultFolder.trials)
    if let content, content.isFinished { return content.records }
    // Tests without a session write no file.
    if content == nil, end == .code(0) { return [] }
    throw TestBundle.Fault(
      description:
        "the tests ended \(end.words) before all trials were made; \(part.folder)/log.txt "
        + "holds what they printed. The trials so far are kept: run it again with --resume.")
  }

  /// The content of a file of trials; nil if there is no file.
  static func content(of path: String) throws(TestBundle.Fault) -> TrialFile.Content? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(TrialFile.Fault) { return try TrialFile.read(data) } catch {
      throw TestBundle.Fault(description: "\(path), \(error)")
    }
  }
}
