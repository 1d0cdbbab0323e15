import Foundation
import Trials
import XCUIAutomation

/// The files of trials that campaigns have left: in a folder, or in the folders of it.
struct CampaignFolder {
  /// Each file with what it holds.
  let files: [(name: String, content: TrialFile.Content)]

  /// Reads a folder.
  init(_ folder: String) throws {
    files = try Self.paths(in: folder).map { path in
      guard let content = try TrialProcesses.content(of: path) else {
        throw TestBundle.Fault(description: "\(path) cannot be read.")
      }
      return (path, content)
    }
  }

  /// All trials.
  var records: [TrialRecord] { files.flatMap(\.content.records) }

  private static func paths(in folder: String) throws -> [String] {
    let manager = FileManager.default
    let own = folder + "/" + ResultFolder.trials
    if manager.fileExists(atPath: own) { return [own] }
    let inner = try manager.contentsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 + "/" + ResultFolder.trials }
      .filter { manager.fileExists(atPath: $0) }
    guard !inner.isEmpty else {
      throw TestBundle.Fault(description: "\(folder) holds no \(ResultFolder.trials).")
    }
    return inner
  }
}
