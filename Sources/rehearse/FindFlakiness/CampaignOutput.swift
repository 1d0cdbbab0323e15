import AppTools
import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import TestProcesses
import TestRuns
import Trials
import VirtualTime
import XCUIAutomation

/// The folder to which the tests of a campaign write.
struct CampaignOutput {
  /// The path of the folder.
  let path: String
  /// The file of the results.
  var results: String { path + "/" + ResultFolder.results }

  init(_ path: String) { self.path = path }

  /// Makes the folder and removes files of an earlier campaign from it.
  func make(without names: [String] = []) throws {
    try OutputFolder.make(path)
    for name in names { try OutputFile.remove(path + "/" + name) }
  }

  /// Makes the folder and locks it for this run, as long as the lock exists.
  func lock() throws -> FolderLock {
    try OutputFolder.make(path)
    return try FolderLock(path)
  }

  /// Whether the folder has trials, including those of a run that did not end.
  var holdsTrials: Bool { !trialFiles.isEmpty || content(of: ResultFolder.results) != nil }

  /// The files with trials, of this folder and of its jobs.
  var trialFiles: [String] {
    let own = path + "/" + ResultFolder.trials
    return ([own] + jobFolders.map { $0 + "/" + ResultFolder.trials }).filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The folders of the jobs of a run in several processes.
  private var jobFolders: [String] { folders(named: Self.jobPrefix) }

  /// The prefix of the names of such folders, and of those of processes with other orders of sets.
  private static let jobPrefix = "job-", hashingPrefix = "hashing-"

  private func folders(named prefix: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasPrefix(prefix) }.sorted().map { path + "/" + $0 }
  }

  /// The folder of one of several processes, counted from 1.
  func folder(ofJob number: Int) -> String { "\(path)/\(Self.jobPrefix)\(number)" }

  /// The folder of the process with a seed of hashing.
  func folder(ofHashing seed: UInt64) -> String { "\(path)/\(Self.hashingPrefix)\(seed)" }

  /// The journal of the first failed trial of a test, of this folder or of its jobs; nil without
  /// one.
  func journal(of test: String, seed: Seed) -> String? {
    ([path] + jobFolders).map { $0 + "/" + ResultFolder.journal(of: test, seed: seed) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Removes the files of an earlier campaign.
  func removeTrials() throws {
    for folder in folders(named: Self.hashingPrefix) {
      try CampaignOutput(folder).removeTrials()
    }
    for file in trialFiles { try OutputFile.remove(file) }
    try OutputFile.remove(path + "/" + ResultFolder.results)
    for folder in jobFolders { try OutputFile.remove(folder + "/" + ResultFolder.results) }
    for folder in [path] + jobFolders {
      for journal in JournalFiles.names(in: folder + "/" + ResultFolder.journals) {
        try OutputFile.remove(journal)
      }
    }
  }

  /// The environment of the tests for trials with a plan.
  func settings(of plan: CampaignPlan) -> [EnvironmentVariable: String] {
    [
      .trials: String(plan.trials), .seed: plan.firstSeed.description,
      .latencies: plan.latencies, .output: path,
      .log: "off",
      .stopping: plan.stopping?.description ?? "off",
      .shard: plan.shard.description, .replay: "", .order: "",
      .search: "", .faults: plan.faults,
    ]
  }

  /// Writes the results of a campaign unless they exist.
  func write(_ findings: CampaignFindings) throws {
    let bytes = ResultFile.bytes(of: findings)
    if content(of: ResultFolder.results).map(Array.init) != bytes {
      try OutputFile.write(bytes, to: path + "/" + ResultFolder.results)
    }
  }

  /// The content of a file of the folder; nil if there is no such file.
  func content(of name: String) -> Data? {
    FileManager.default.contents(atPath: path + "/" + name)
  }

  /// Why a search left no records: the faults of the app, if the search wrote them, else its end.
  func unsearched(_ subject: String, _ end: ChildEnd, log: String) -> TestBundle.Fault {
    TestBundle.Fault(
      description: content(of: ResultFolder.search).map { String(decoding: $0, as: UTF8.self) }
        ?? "the tests ended \(end.words(log: log)), before \(subject) searched: see \(log).")
  }

  /// Runs the chosen tests in one process and prints the table that they write; `goal` says in a
  /// message what the tests must do first.
  func run(
    _ selection: TestSelection, settings: [EnvironmentVariable: String], printing table: String,
    after goal: String
  ) throws -> ChildEnd {
    let bundle = try TestBundle(selection.bundle)
    let tests = try selection.filter.map { try bundle.tests(matching: $0) } ?? []
    let log = path + "/log.txt"
    let end = try bundle.run(tests, environment: settings.named, log: log)
    guard let text = content(of: table) else {
      throw TestBundle.Fault(
        description: "the tests ended \(end.words(log: log)), before \(goal): see \(log).")
    }
    Console.out(String(decoding: text, as: UTF8.self))
    return end
  }
}
