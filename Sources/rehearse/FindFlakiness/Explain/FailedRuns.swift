import AppTools
import CommandLineTool
import EnvironmentVariables
import Foundation
import SimulatedApp
import TestRuns
import Trials
import VirtualTime

/// The failing tests of a campaign, of a run of tests, or of journals.
struct FailedRuns {
  /// Why a path cannot be explained.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The failing tests, by name.
  let tests: [FailingTest]
  /// The folder that keeps the findings of searches.
  let folder: String

  private enum Kind {
    case campaign, run, journals, searches
  }

  /// Reads a folder or a journal.
  init(at path: String) throws {
    guard InputFile.isFolder(path) else {
      tests = try Self.tests(ofJournals: [path])
      folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
      return
    }
    folder = path
    let found =
      switch try Self.kind(of: path) {
      case .campaign: try Self.tests(ofCampaign: path)
      case .run: try Self.tests(ofRun: path)
      case .journals: try Self.tests(ofJournals: Self.journals(in: path))
      case .searches: try Self.tests(ofSearches: path)
      }
    tests = found.sorted { $0.test < $1.test }
  }

  // MARK: - The content of a folder

  private static let accepted =
    "Give a folder of 'rehearse campaign' or of 'rehearse test', or a journal "
    + "(*\(JournalFiles.ending))."

  private static func kind(of folder: String) throws -> Kind {
    let own = names(in: folder)
    if let kind = kind(of: own) { return kind }
    // Its folders hold trials of the processes with other orders of sets.
    if own.contains(ResultFolder.searchRecords) { return .searches }
    let inner = own.map { folder + "/" + $0 }.filter(InputFile.isFolder).sorted()
      .compactMap { path in kind(of: names(in: path)).map { (path: path, kind: $0) } }
    guard let first = inner.first else {
      throw Fault(description: "\(folder) contains no runs of tests. \(accepted)")
    }
    guard inner.allSatisfy({ $0.kind == first.kind }), first.kind != .journals else {
      let paths = inner.map(\.path).joined(separator: ", ")
      throw Fault(description: "\(folder) contains several kinds of runs. Give one of: \(paths).")
    }
    return first.kind
  }

  private static func kind(of names: [String]) -> Kind? {
    if names.contains(ResultFolder.trials) || names.contains(ResultFolder.results) {
      return .campaign
    }
    if names.contains(where: { $0.hasSuffix(TestResultFile.ending) }) { return .run }
    return names.contains { $0.hasSuffix(JournalFiles.ending) } ? .journals : nil
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func journals(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(JournalFiles.ending) }.sorted()
      .map { folder + "/" + $0 }
  }

  // MARK: - Failing tests

  private static func tests(ofCampaign folder: String) throws -> [FailingTest] {
    let files = try CampaignFolder(folder).files
    let findings: CampaignFindings
    let only = files.count == 1 ? try CampaignFolder.content(of: files[0]) : nil
    if let only, let plan = only.plan {
      // One shard, or a campaign that did not end, also has failures to explain.
      findings = CampaignFindings(plan: plan, records: only.records)
    } else {
      findings = try CampaignFindings(merging: files, content: CampaignFolder.content)
    }
    let setting = RunSetting(
      latencies: findings.plan.latencies, faults: findings.plan.faults,
      variables: findings.plan.variables)
    return findings.tests.filter { $0.firstFailure != nil }
      .map { FailingTest(test: $0.test, records: $0.records, setting: setting) }
  }

  private static func tests(ofRun folder: String) throws -> [FailingTest] {
    let results = try RunFolder.results(in: [folder])
    return results.tests.filter { $0.firstFailure != nil }.map { result in
      let journals = result.attempts.compactMap { attempt in
        attempt.journal.map { (attempt.record.seed, $0) }
      }
      return FailingTest(
        test: result.test, records: result.attempts.map(\.record), setting: results.setting,
        journals: Dictionary(journals) { first, _ in first })
    }
  }

  private static func tests(ofSearches folder: String) throws -> [FailingTest] {
    try KeptSearches.records(in: folder).filter { $0.failure != nil }.map {
      FailingTest(
        test: $0.test, records: [],
        setting: RunSetting(latencies: $0.latencies ?? LatencyPlan.everyday.name))
    }
  }

  private static func tests(ofJournals paths: [String]) throws -> [FailingTest] {
    try paths.compactMap { path in
      guard FileManager.default.fileExists(atPath: path) else {
        let missing = InputFile.missing("file or folder", path)
        let end = missing.hasSuffix("?") ? "" : "."
        throw Fault(description: "\(missing)\(end) \(accepted)")
      }
      guard let bytes = InputFile.content(of: path) else {
        throw Fault(description: InputFile.fault(of: path) + ".")
      }
      do throws(JournalFault) {
        return FailingTest(try JournalRecord(bytes), at: path)
      } catch {
        throw Fault(description: "\(path) is not a journal: \(error.description). \(accepted)")
      }
    }
  }
}

extension FailingTest {
  /// The failing test of a journal; nil if nothing failed.
  fileprivate init?(_ journal: JournalRecord, at path: String) {
    var test = JournalFiles.name(of: path)
    var failures: [TestFailure] = []
    for entry in journal.entries {
      switch entry.fact {
      case .testStarted(let name, let module):
        test = module.isEmpty ? name : Self.name(name, in: module)
        failures = []
      case .failed(let failure): failures.append(failure)
      default: break
      }
    }
    guard !failures.isEmpty, let seed = Seed(journal.header.seed) else { return nil }
    let record = TrialRecord(
      test: test, seed: seed, failures: failures,
      nanoseconds: journal.entries.last?.nanoseconds ?? 0)
    // Journals of earlier versions name no latencies; the replay command below a failure does.
    let told = LatencyPlan.all.first {
      failures[0].message.contains("\(EnvironmentVariable.latencies.name)=\($0.name) ")
    }
    let latencies = journal.header.latencies ?? (told ?? .asWritten).name
    self.init(
      test: test, records: [record],
      setting: RunSetting(
        latencies: latencies, faults: journal.header.faults.description),
      journals: [seed: path])
  }

  /// A name such as `CartTests.testAdd` with its module, as lists of tests have it.
  private static func name(_ name: String, in module: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "\(module).\(name)" }
    return "\(module).\(name[..<dot])/\(name[name.index(after: dot)...])"
  }
}
