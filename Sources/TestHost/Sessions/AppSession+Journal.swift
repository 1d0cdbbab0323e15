import EnvironmentVariables
import OutputFiles
import SimulatedApp

extension AppSession {
  /// Writes the journal of a finished test into the folder that `REHEARSAL_JOURNAL` names.
  func keepJournal() {
    guard let journal = device.journal,
      let folder = VariableReading().text(.journal)
    else { return }
    let name = JournalNames.shared.name(for: testName)
    let file = "\(folder)/\(name).journal.jsonl"
    do throws(FileFault) { try OutputFile.write(journal.bytes, to: file) } catch {
      StandardStream.error.tell("The journal was not written: \(error)")
    }
  }
}
