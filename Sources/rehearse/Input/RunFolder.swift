import CommandLineTool
import Foundation
import OutputFiles
import TestRuns
import Trials

/// Reads and empties the folders to which runs write results.
enum RunFolder {
  /// Why results cannot be read.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The merged results of folders, or of the folders in them; journals get their full paths.
  static func results(in folders: [String]) throws -> RunResults {
    let files = try folders.flatMap(files)
    guard !files.isEmpty else {
      throw Fault(
        description: "\(folders.joined(separator: ", ")): there are no results "
          + "(*\(TestResultFile.ending)).")
    }
    return try RunResults(merging: files.map { ($0, try content(of: $0)) })
  }

  /// Whether a folder holds results itself.
  static func hasResults(_ folder: String) -> Bool {
    !((try? names(in: folder)) ?? []).isEmpty
  }

  /// The result files in a folder, or those in its subfolders.
  private static func files(in folder: String) throws -> [String] {
    guard InputFile.isFolder(folder) else {
      throw Fault(description: InputFile.missing("folder", folder))
    }
    let own = try names(in: folder)
    guard own.isEmpty else { return own }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 }.filter(InputFile.isFolder).flatMap(names)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(TestResultFile.ending) }.sorted().map { folder + "/" + $0 }
  }

  private static func content(of path: String) throws -> TestResultFile.Content {
    guard let bytes = InputFile.bytes(of: path) else {
      throw Fault(description: "\(path): the results cannot be read.")
    }
    do throws(TrialFile.Fault) {
      let content = try TestResultFile.read(bytes)
      let folder = (path as NSString).deletingLastPathComponent + "/" + TestResultFile.journals
      let attempts = content.result.attempts.map { attempt in
        TestAttempt(
          number: attempt.number, record: attempt.record,
          journal: attempt.journal.map { folder + "/" + $0 })
      }
      return TestResultFile.Content(
        setting: content.setting,
        result: TestResult(test: content.result.test, attempts: attempts),
        running: content.running)
    } catch {
      throw Fault(description: "\(path), \(error)")
    }
  }

  /// The journal of an attempt; nil if there is none, or if it is a link, which may lead out of the
  /// folder.
  static func journal(of attempt: TestAttempt) -> [UInt8]? {
    guard let path = attempt.journal,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return InputFile.bytes(of: path)
  }

  /// Removes the results of an earlier run, which would be mistaken for those of this one.
  static func empty(_ folder: String) throws {
    guard InputFile.isFolder(folder) else { return }
    for path in try names(in: folder) { try OutputFile.remove(path) }
    try OutputFile.remove(folder + "/" + ResultFolder.searchRecords)
    let journals = folder + "/" + TestResultFile.journals
    guard InputFile.isFolder(journals) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: journals)
    where name.hasSuffix(".journal.jsonl") {
      try OutputFile.remove(journals + "/" + name)
    }
  }
}
