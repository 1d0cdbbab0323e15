import EnvironmentVariables
import Foundation
import SimulatedApp

extension AppSession {
  /// Writes the journal of a finished test into the folder that `REHEARSAL_JOURNAL` names.
  func keepJournal() {
    guard let journal = device.journal,
      let folder = VariableReading().text(.journal)
    else { return }
    let name = JournalNames.shared.name(for: testName)
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent("\(name).journal.jsonl")
    do {
      try Data(journal.bytes).write(to: file)
    } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      let reason =
        isThere && !isFolder.boolValue ? "\(folder) is no folder." : error.localizedDescription
      FileHandle.standardError.write(
        Data("The journal \(file.path) was not written: \(reason)\n".utf8))
    }
  }
}
