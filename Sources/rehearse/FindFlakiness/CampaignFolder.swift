import CommandLineTool
import Foundation
import TestProcesses
import TestRuns
import Trials
import XCUIAutomation

/// The trials that campaigns have written to a folder, or to the folders in it.
struct CampaignFolder {
  /// The paths of the files.
  let files: [String]

  /// Looks for the files of a folder.
  init(_ folder: String) throws { files = try Self.paths(in: folder) }

  static func content(of path: String) throws -> TrialFile.Content {
    guard let content = try TrialProcesses.content(of: path) else {
      throw TestBundle.Fault(description: "\(path) cannot be read.")
    }
    return content
  }

  var records: [TrialRecord] {
    get throws { try files.flatMap { try Self.content(of: $0).records } }
  }

  /// Whether a folder has only results of a search or of a comparison of waits, and no trials.
  static func holdsOtherFindingsAlone(_ folder: String) -> Bool {
    let holds = { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    return !holds(ResultFolder.trials)
      && (holds(ResultFolder.searchRecords) || holds(ResultFolder.waits))
  }

  private static func paths(in folder: String) throws -> [String] {
    let manager = FileManager.default
    guard InputFile.isFolder(folder) else {
      throw TestBundle.Fault(description: InputFile.missing("folder", folder))
    }
    let own = folder + "/" + ResultFolder.trials
    if manager.fileExists(atPath: own) { return [own] }
    let inner = try manager.contentsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 + "/" + ResultFolder.trials }
      .filter { manager.fileExists(atPath: $0) }
    guard !inner.isEmpty else {
      throw TestBundle.Fault(description: "\(folder) contains no \(ResultFolder.trials).")
    }
    return inner
  }
}
