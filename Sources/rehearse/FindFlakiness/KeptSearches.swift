import Foundation
import OutputFiles
import TestProcesses
import TestRuns
import Trials

/// The searches stored in a folder, one record for each test.
enum KeptSearches {
  /// The records in a folder; empty if no search has written there.
  static func records(in folder: String) throws -> [SearchRecord] {
    let path = file(in: folder)
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    do throws(TrialFile.Fault) { return try SearchFile.read(data) } catch {
      throw TestBundle.Fault(description: "\(path), \(error)")
    }
  }

  /// Stores the record of a test and replaces an earlier one.
  static func keep(_ record: SearchRecord, in folder: String) throws {
    let others = try records(in: folder).filter { $0.test != record.test }
    let bytes = SearchFile.bytes(of: others + [record])
    try OutputFile.write(bytes, to: file(in: folder))
  }

  /// The path of the file.
  static func file(in folder: String) -> String { folder + "/" + ResultFolder.searchRecords }
}
